/** How strangers get at money, as the messages of each language are sorted. */
export const scamKinds = [
  'loan',
  'gift_card',
  'transfer',
  'prepaid',
  'parcel',
  'advance',
  'address',
  'account',
  'investment',
  'messenger',
] as const;
export type ScamKind = (typeof scamKinds)[number];

export type CorpusOfLanguage = { readonly scams: Readonly<Record<ScamKind, readonly string[]>>; readonly innocent: readonly string[] };
