import type { TextPage, WrittenText } from '#contracts-admin';

/** A section as it was typed. */
export interface SectionRow {
  /** Tells the rows apart while they come, go and move. */
  readonly key: number;
  readonly title: string;
  readonly text: string;
}
export interface TextForm {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly SectionRow[];
  readonly changes: string;
}

export const nothingWritten: WrittenText = { title: '', lead: '', sections: [], changes: '' };

export const formOf = ({ title, lead, sections, changes }: WrittenText): TextForm => ({
  title,
  lead,
  changes,
  sections: (sections.length > 0 ? sections : [{ title: '', text: '' }]).map((section, key) => ({ key, ...section })),
});

/** What is posted. A section in which nothing stands is none while it is the only one. */
export function writtenIn({ title, lead, sections, changes }: TextForm): WrittenText {
  const [only, ...more] = sections;
  const isNone = only !== undefined && more.length === 0 && !only.title.trim() && !only.text.trim();
  return { title, lead, changes, sections: isNone ? [] : sections.map(({ key: _, ...section }) => section) };
}

export const isSame = (form: TextForm, text: WrittenText): boolean =>
  JSON.stringify(writtenIn(form)) === JSON.stringify(writtenIn(formOf(text)));
export const isBlank = (form: TextForm): boolean => isSame(form, nothingWritten);

export const withSection = (rows: readonly SectionRow[]): SectionRow[] => [
  ...rows,
  { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, title: '', text: '' },
];
export const withoutSection = (rows: readonly SectionRow[], key: number): SectionRow[] => rows.filter((row) => row.key !== key);
export const editSection = (rows: readonly SectionRow[], key: number, part: Partial<SectionRow>): SectionRow[] =>
  rows.map((row) => (row.key === key ? { ...row, ...part } : row));

/** One place up (-1) or down (1); at the end it stays where it is. */
export function movedSection(rows: readonly SectionRow[], key: number, by: 1 | -1): SectionRow[] {
  const from = rows.findIndex((row) => row.key === key);
  const [row, other] = [rows[from], rows[from + by]];
  if (!row || !other) return [...rows];
  return rows.map((one) => (one === row ? other : one === other ? row : one));
}

/** What writing begins with: the draft, else the own text in force, else nothing. */
export const startOf = ({ draft, versions }: Pick<TextPage, 'draft' | 'versions'>): WrittenText =>
  textOf(draft) ?? versions.find(({ state }) => state === 'in_force')?.text ?? nothingWritten;

const textOf = (draft: TextPage['draft']): WrittenText | undefined =>
  draft ? { title: draft.title, lead: draft.lead, sections: draft.sections, changes: draft.changes } : undefined;
