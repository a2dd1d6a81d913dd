import { locales, type Locale, type StatusPart } from '#contracts';
import type { IncidentKind, IncidentRow, InputOf } from '#contracts-admin';

/** What stands in the fields; moments as the browser writes them, in the time of the computer. */
export interface IncidentForm {
  readonly kind: IncidentKind;
  readonly parts: readonly StatusPart[];
  readonly began: string;
  readonly ended: string;
  readonly texts: Readonly<Partial<Record<Locale, string>>>;
}

export type IncidentFault = 'parts' | 'began_at' | 'ended_at' | 'text';
type Wish = InputOf<'write_incident'>;

const two = (count: number): string => String(count).padStart(2, '0');

/** `2026-11-29T15:04`, as a field for a moment wants it. */
export const fieldOf = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;

export const newForm = (now: Date): IncidentForm => ({ kind: 'trouble', parts: [], began: fieldOf(now), ended: '', texts: {} });

export const formOf = ({ kind, parts, began_at, ended_at, texts }: IncidentRow): IncidentForm => ({
  kind,
  parts,
  began: fieldOf(new Date(began_at)),
  ended: ended_at === null ? '' : fieldOf(new Date(ended_at)),
  texts,
});

export const writtenIn = ({ texts }: Pick<IncidentForm, 'texts'>): Locale[] => locales.filter((locale) => texts[locale]?.trim());

/** What is posted, or what is missing. */
export function readForm(form: IncidentForm): { readonly wish: Wish } | { readonly faults: ReadonlySet<IncidentFault> } {
  const { kind, parts, began, ended } = form;
  const languages = writtenIn(form);
  const faults = new Set<IncidentFault>([
    ...(parts.length === 0 ? (['parts'] as const) : []),
    ...(began === '' ? (['began_at'] as const) : []),
    ...(ended !== '' && ended < began ? (['ended_at'] as const) : []),
    ...(languages.length === 0 ? (['text'] as const) : []),
  ]);
  if (faults.size > 0) return { faults };
  const texts = Object.fromEntries(languages.map((locale) => [locale, form.texts[locale] ?? '']));
  const [began_at, ended_at] = [new Date(began).toISOString(), ended === '' ? null : new Date(ended).toISOString()];
  return { wish: { kind, parts: [...parts], began_at, ended_at, texts } };
}
