/** What somebody looks for among mandates, debits and blocks. */
export type DebitSearch = { readonly kind: 'id'; readonly id: string } | { readonly kind: 'reference'; readonly reference: string };

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An id of any of them, or else the reference of a mandate, as somebody reads it from a bank statement: blanks and small letters do not count. */
export function searchedFor(text: string): DebitSearch {
  if (uuid.test(text)) return { kind: 'id', id: text.toLowerCase() };
  return { kind: 'reference', reference: text.replaceAll(/\s/g, '').toUpperCase() };
}
