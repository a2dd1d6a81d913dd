import type { MessageKind } from '#contracts';
import type { CreditReason } from '#payments';

export type PriceList = { readonly message_credits: number; readonly photo_credits: number };

/** What somebody sends: a kind, and for a gift its price in the catalogue. */
export type MessageContent = { readonly kind: Exclude<MessageKind, 'gift'> } | { readonly kind: 'gift'; readonly credits: number };

/** What sending costs, whether the free allowance may pay for it, and the reason under which the credits are taken. */
export type Price = { readonly credits: number; readonly mayBeFree: boolean; readonly reason: CreditReason };

export function priceOf(content: MessageContent, prices: PriceList): Price {
  switch (content.kind) {
    case 'photo':
      return { credits: prices.photo_credits, mayBeFree: false, reason: 'photo' };
    case 'gift':
      return { credits: content.credits, mayBeFree: false, reason: 'gift' };
    case 'text':
    case 'gif':
    case 'voice':
      return { credits: prices.message_credits, mayBeFree: true, reason: 'message' };
  }
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
