const name = '"?[a-z_]\\w*"?';
const qualified = `${name}\\.${name}`;
/** The table or function that a statement is about: one with its schema says most. */
const places = [
  new RegExp(`\\b(?:from|into|update|join)\\s+(?:only\\s+)?(${qualified})`, 'i'),
  new RegExp(`\\bselect\\s+(${qualified})\\s*\\(`, 'i'),
  new RegExp(`\\b(?:from|into|update|join)\\s+(${name})`, 'i'),
];

/** What a statement does and to what, such as `insert events.outbox`: never a value, not even one that stands in its text. */
export function summaryOf(sql: string): string {
  const withoutValues = sql.replaceAll(/--.*$/gm, '').replaceAll(/'(?:[^']|'')*'/g, '');
  const [verb = ''] = /^\s*([a-z]+)/i.exec(withoutValues)?.slice(1) ?? [];
  const place = places.map((pattern) => pattern.exec(withoutValues)?.[1]).find((found) => found !== undefined);
  return [verb.toLowerCase() || 'statement', ...(place ? [place.replaceAll('"', '')] : [])].join(' ');
}
