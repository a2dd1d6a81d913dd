import { vatBasisPointsMax, type InputOf, type VatPage } from '#contracts-admin';
import { basisPointsIn } from '../ui/percent';
import { vatWords } from './vat-words';

/** What stands in the form, as it was typed. */
export interface RateForm {
  readonly rate: string;
  /** `2026-12-31`, as the browser writes a day. */
  readonly from: string;
}

export const emptyForm: RateForm = { rate: '', from: '' };

export type RateWish = Pick<InputOf<'add_vat_rate'>, 'basis_points' | 'from'>;
/** What is wrong, in words, by the name of the field in the command. */
type Faults = Readonly<Partial<Record<keyof RateWish, string>>>;

const { form: text } = vatWords;

/** The rate that is wished for, or what is wrong with the wish. `today` is a day of the books. */
export function readForm(
  { rate, from }: RateForm,
  { today }: Pick<VatPage, 'today'>,
): { readonly wish: RateWish } | { readonly faults: Faults } {
  const basis_points = basisPointsIn(rate);
  const isRate = basis_points !== undefined && basis_points <= vatBasisPointsMax;
  const dayFault = from === '' ? text.noDay : from <= today ? text.early : undefined;
  if (isRate && dayFault === undefined) return { wish: { basis_points, from } };
  return { faults: { ...(!isRate && { basis_points: text.badRate }), ...(dayFault !== undefined && { from: dayFault }) } };
}

/** What holds on the day before the wish begins, in basis points: today's rate, or one that is planned. */
export function rateBefore({ rates }: Pick<VatPage, 'rates'>, from: string): number {
  const standing = rates.filter((rate) => rate.state !== 'withdrawn' && (rate.from ?? '') < from);
  return standing.toSorted((one, other) => (one.from ?? '').localeCompare(other.from ?? '')).at(-1)?.basis_points ?? 0;
}
