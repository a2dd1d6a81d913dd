import { escapeUTF8 } from 'entities';
import { localeFacts, type Locale } from '#contracts';
import { fill, type ExportWords } from '#i18n';
import type { ExportArea, NamedTable, Row } from '#member-data';

export type ExportedArea = { readonly area: ExportArea; readonly tables: readonly NamedTable[] };
export type RowsOf = (table: NamedTable) => AsyncIterable<readonly Row[]>;
export type Cover = {
  readonly locale: Locale;
  readonly words: ExportWords;
  readonly site: string;
  readonly now: Date;
  /** The names of the files that are in the archive besides. */
  readonly files: readonly string[];
};

/** `likes.member_like` is for machines; in the files it is `member_like`. */
const shortName = (table: string): string => table.slice(table.indexOf('.') + 1);

/** Everything of an area, as JSON: one list of rows for each table. */
export async function* asJson({ tables }: ExportedArea, rowsOf: RowsOf): AsyncGenerator<string> {
  yield '{\n';
  for (const [index, table] of tables.entries()) {
    yield `${index > 0 ? ',\n' : ''}${JSON.stringify(shortName(table.name))}: [`;
    let first = true;
    for await (const rows of rowsOf(table)) {
      for (const row of rows) {
        yield `${first ? '' : ','}\n  ${JSON.stringify(row)}`;
        first = false;
      }
    }
    yield first ? ']' : '\n]';
  }
  yield '\n}\n';
}

/** The same to read: a page in the member's language that needs no program and no connection. */
export async function* asPage(areas: readonly ExportedArea[], rowsOf: RowsOf, cover: Cover): AsyncGenerator<string> {
  const { locale, words, site, now, files } = cover;
  const { iso } = localeFacts[locale];
  const made = fill(words.made, locale, { date: now.toLocaleString(iso, { dateStyle: 'long', timeStyle: 'short' }) });
  yield `<!doctype html>
<html lang="${iso}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeUTF8(words.title)}</title><style>${style}</style></head><body><main>
<h1>${escapeUTF8(words.title)}</h1><p>${escapeUTF8(fill(words.intro, locale, { site }))}</p><p>${escapeUTF8(made)}</p>
`;
  for (const { area, tables } of areas) {
    yield `<h2>${escapeUTF8(words.areas[area])}</h2>\n`;
    if (area === 'photos') yield* pictures(filesIn('photos', files), locale, words);
    if (area === 'credits') yield* papers(filesIn('invoices', files));
    let hasRows = false;
    for (const table of tables) {
      const fields = readableFields(table, words);
      if (fields.length === 0) continue;
      let open = false;
      for await (const rows of rowsOf(table)) {
        if (!open)
          yield `<table><thead><tr>${fields.map((field) => `<th scope="col">${escapeUTF8(words.fields[field] ?? '')}</th>`).join('')}</tr></thead><tbody>\n`;
        open = true;
        for (const row of rows)
          yield `<tr>${fields.map((field) => `<td>${escapeUTF8(shown(row[field], iso, words))}</td>`).join('')}</tr>\n`;
      }
      if (open) yield '</tbody></table>\n';
      hasRows ||= open;
    }
    if (!hasRows) yield `<p>${escapeUTF8(words.nothing)}</p>\n`;
  }
  yield `<p>${escapeUTF8(words.files)}</p></main></body></html>\n`;
}

function* pictures(photos: readonly string[], locale: Locale, words: ExportWords): Generator<string> {
  for (const [index, name] of photos.entries()) {
    const label = escapeUTF8(fill(words.photo, locale, { number: index + 1 }));
    yield `<a href="${escapeUTF8(name)}"><img src="${escapeUTF8(name)}" alt="${label}" loading="lazy"></a>\n`;
  }
}

function* papers(names: readonly string[]): Generator<string> {
  for (const name of names) yield `<p><a href="${escapeUTF8(name)}">${escapeUTF8(name.slice(name.indexOf('/') + 1))}</a></p>\n`;
}

const filesIn = (folder: string, files: readonly string[]): string[] => files.filter((name) => name.startsWith(`${folder}/`));

const readableFields = ({ data }: NamedTable, words: ExportWords): string[] =>
  [...Object.keys(data.added ?? {}), ...data.exported, ...Object.keys(data.opened ?? {})].filter(
    (field) => words.fields[field] !== undefined,
  );

function shown(value: unknown, iso: string, words: ExportWords): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (value instanceof Date) return value.toLocaleString(iso, { dateStyle: 'medium', timeStyle: 'short' });
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.join(', ') : JSON.stringify(value);
}

const style = `body{font:1.19rem/1.55 system-ui,sans-serif;color:#231f20;background:#fbf8f3;margin:0}main{max-width:60rem;margin:auto;padding:1.5rem}
table{border-collapse:collapse;display:block;overflow-x:auto;background:#fff;margin:1rem 0}th,td{text-align:left;vertical-align:top;padding:.5rem .9rem;border-bottom:1px solid #8a8287;white-space:pre-wrap}
img{width:12rem;height:15rem;object-fit:cover;border-radius:.75rem;margin:0 .75rem .75rem 0}`;
