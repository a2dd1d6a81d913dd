/** What somebody looks for in the orders. */
export type AskedFor =
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'paper'; readonly paper: 'invoice' | 'credit_note'; readonly year: number; readonly number: number }
  | { readonly kind: 'payment'; readonly text: string };

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** As `numberText` of payments writes it; leading zeros may be left out. */
const paper = /^(c?)(20\d\d)-0*(\d{1,9})$/i;

/** The id of an order or a member, the number of a paper, or else the provider's id of a payment. */
export function askedFor(text: string): AskedFor {
  if (uuid.test(text)) return { kind: 'id', id: text.toLowerCase() };
  const [, c, year, number] = paper.exec(text) ?? [];
  if (year !== undefined && number !== undefined)
    return { kind: 'paper', paper: c ? 'credit_note' : 'invoice', year: Number(year), number: Number(number) };
  return { kind: 'payment', text };
}
