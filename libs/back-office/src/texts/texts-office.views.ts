import type { TermsEdition, TextPage, TextVersion, TextVersionState, WrittenText } from '#contracts-admin';
import type { KnownTerms, KnownTexts } from '#site';

type Names = ReadonlyMap<string, string>;
type DraftRow = NonNullable<KnownTexts['draft']>;
type VersionRow = KnownTexts['versions'][number];
type EditionRow = KnownTerms['editions'][number];

/** Null when nothing is written: the row stays when its text went out. */
export const toDraft = ({ text, savedAt, savedBy }: DraftRow, names: Names): TextPage['draft'] =>
  text && { ...text, saved_at: savedAt.toISOString(), saved_by: names.get(savedBy) ?? null };

export function toVersion(row: VersionRow, { now, inForce }: Pick<KnownTexts, 'now' | 'inForce'>, names: Names): TextVersion {
  const { version, builtIn, title, lead, changes, inForceAt, madeAt, madeBy, reason } = row;
  return {
    version,
    state: stateOf({ withdrawnAt: row.withdrawnAt, beginsAt: inForceAt }, now, version === inForce),
    // What was written into the database by hand may be anything: the page of the members leaves it aside as well.
    text: builtIn ? null : { title, lead, changes, sections: sectionsIn(row.sections) },
    begins_at: inForceAt.toISOString(),
    made_at: madeAt?.toISOString() ?? null,
    made_by: madeBy === null ? null : (names.get(madeBy) ?? null),
    reason,
  };
}

export function toTerms({ now, languages, editions }: KnownTerms, names: Names): NonNullable<TextPage['terms']> {
  const inForce = editions.find(({ withdrawnAt, beginsAt }) => !withdrawnAt && beginsAt <= now)?.id;
  return {
    languages: languages.map(({ fault, ...language }) => ({ ...language, fault: fault ?? null })),
    editions: editions.map((edition) => toEdition(edition, stateOf(edition, now, edition.id === inForce), names)),
  };
}

const toEdition = ({ id, beginsAt, changes, madeAt, madeBy, reason }: EditionRow, state: TextVersionState, names: Names): TermsEdition => ({
  id,
  state,
  begins_at: beginsAt.toISOString(),
  changes,
  made_at: madeAt.toISOString(),
  made_by: names.get(madeBy) ?? null,
  reason,
});

function stateOf(
  { withdrawnAt, beginsAt }: { readonly withdrawnAt: Date | null; readonly beginsAt: Date },
  now: Date,
  isInForce: boolean,
): TextVersionState {
  if (withdrawnAt) return 'withdrawn';
  if (beginsAt > now) return 'planned';
  return isInForce ? 'in_force' : 'over';
}

const textIn = (part: unknown, name: string): string => {
  const text = (Object(part) as Record<string, unknown>)[name];
  return typeof text === 'string' ? text : '';
};
const sectionsIn = (stored: unknown): WrittenText['sections'] =>
  Array.isArray(stored) ? stored.map((part: unknown) => ({ title: textIn(part, 'title'), text: textIn(part, 'text') })) : [];
