import type { MessageKind } from '#contracts';

export type PriceList = { readonly message_credits: number; readonly photo_credits: number };

/** What sending one message of a kind costs, and whether the free allowance may pay for it. */
export function priceOf(kind: Exclude<MessageKind, 'gift'>, prices: PriceList): { credits: number; mayBeFree: boolean } {
  return kind === 'photo' ? { credits: prices.photo_credits, mayBeFree: false } : { credits: prices.message_credits, mayBeFree: true };
}

// The codes rest in the message table: they never change their meaning.
const codes = { text: 1, photo: 2, gif: 3, gift: 4, voice: 5 } as const satisfies Record<MessageKind, number>;
const kinds = new Map<number, MessageKind>(Object.entries(codes).map(([kind, code]) => [code, kind as MessageKind]));

export const kindCode = (kind: MessageKind): number => codes[kind];

export function kindOf(code: number): MessageKind {
  const kind = kinds.get(code);
  if (!kind) throw new RangeError(`unknown message kind ${code}`);
  return kind;
}
