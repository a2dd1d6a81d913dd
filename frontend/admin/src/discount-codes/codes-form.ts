import * as z from 'zod/mini';
import type { CodeValidity, PaymentMethod } from '#contracts';
import { commands, type InputOf } from '#contracts-admin';
import { readAmount } from '../ui/money';
import { momentOf, wholeNumber } from '../ui/typed';
import { formFaults } from './form-words';
import { readPercent } from './percent';

/** What stands in the form, as it was typed and chosen. */
export interface CodesForm {
  readonly site_id: string;
  readonly code: string;
  readonly count: string;
  readonly percent: string;
  readonly validity: CodeValidity;
  readonly country: string;
  readonly member_id: string;
  /** As the browser writes a moment: `2026-12-31T23:59`, in the zone of the computer. */
  readonly until: string;
  readonly currency: string;
  readonly minimum: string;
  readonly methods: readonly PaymentMethod[];
  readonly max_uses: string;
  readonly welcome: boolean;
}

export const emptyForm: CodesForm = {
  site_id: '',
  code: '',
  count: '1',
  percent: '',
  validity: 'once-per-user',
  country: '',
  member_id: '',
  until: '',
  currency: '',
  minimum: '',
  methods: [],
  max_uses: '',
  welcome: false,
};

export type CodesWish = Omit<InputOf<'make_codes'>, 'reason'>;
export type FieldName = keyof CodesWish;
/** What is wrong, in words, by the field of the command. */
export type Faults = Readonly<Partial<Record<FieldName, string>>>;
/** Of each field the value that was meant; undefined when it is none. */
type Meant = { readonly [Name in FieldName]: CodesWish[Name] | undefined };

const { fields } = commands.make_codes;
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** The codes that are wished for, or what is wrong with the wish. */
export function readForm(form: CodesForm, now: Date): { readonly wish: CodesWish } | { readonly faults: Faults } {
  const meant = meantBy(form);
  const unread = Object.keys(meant).filter((name) => meant[name as FieldName] === undefined) as (keyof typeof formFaults.unread)[];
  const faults = { ...contradictionsIn(meant, now), ...Object.fromEntries(unread.map((name) => [name, formFaults.unread[name]])) };
  // Without a fault every field has its value.
  return Object.keys(faults).length > 0 ? { faults } : { wish: meant as CodesWish };
}

function meantBy(form: CodesForm): Meant {
  const currency = form.currency.trim().toUpperCase();
  return {
    site_id: read(fields.site_id, form.site_id),
    code: read(fields.code, form.code),
    count: read(fields.count, wholeNumber(form.count)),
    basis_points: readPercent(form.percent),
    validity: form.validity,
    country: form.country || null,
    member_id: read(fields.member_id, form.member_id.trim() || null),
    expires: read(fields.expires, momentOf(form.until)),
    currency: currency === '' ? null : currencies.has(currency) ? currency : undefined,
    minimum_minor: form.minimum.trim() === '' ? null : read(fields.minimum_minor, amountIn(form.minimum, currency)),
    methods: [...form.methods],
    max_uses: form.max_uses.trim() === '' ? null : read(fields.max_uses, wholeNumber(form.max_uses)),
    welcome: form.welcome,
  };
}

/** What cannot be together. */
function contradictionsIn({ count, member_id, welcome, expires, currency, minimum_minor }: Meant, now: Date): Faults {
  const isForOne = typeof member_id === 'string';
  const { together } = formFaults;
  return {
    ...(isForOne && (count ?? 1) > 1 && { member_id: together.manyForOne }),
    ...(isForOne && welcome && { member_id: together.welcomeForOne }),
    ...(welcome && (count ?? 1) > 1 && { welcome: together.manyWelcome }),
    ...(expires && new Date(expires) <= now && { expires: together.over }),
    ...(currency === null && minimum_minor !== null && { currency: together.noCurrency }),
    ...(currency && minimum_minor === null && { minimum_minor: together.noMinimum }),
  };
}

function read<Schema extends z.ZodMiniType>(schema: Schema, typed: unknown): z.infer<Schema> | undefined {
  const answer = z.safeParse(schema, typed);
  return answer.success ? answer.data : undefined;
}

/** While the currency is none, the fault stands there: an amount is read as one of two digits. */
const amountIn = (typed: string, currency: string): number | undefined => readAmount(typed, currencies.has(currency) ? currency : 'EUR');
