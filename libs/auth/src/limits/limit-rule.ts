/** How often one may do what: `points` in `seconds`, counted for a network, an address or a member. An address counts with all its spellings (`folded-email.ts`). */
export type LimitRule = { readonly points: number; readonly seconds: number; readonly per: 'network' | 'address' | 'member' };
