import { giftPrice, type GiftId, type MessageKind } from '#contracts';
import { contraAccounts, ledgerKinds, type ContraAccount, type LedgerKind } from '#payments';

export type PriceList = { readonly message_credits: number; readonly photo_credits: number; readonly gift_credits: readonly number[] };

/** What somebody sends: a kind, and for a gift which one. */
export type Parcel = { readonly kind: Exclude<MessageKind, 'gift'> } | { readonly kind: 'gift'; readonly gift: GiftId };

/** What sending costs, whether the free allowance may pay for it, and under what name it stands in the books. */
export type Price = { readonly credits: number; readonly mayBeFree: boolean; readonly ledgerKind: number; readonly contra: number };

const booked = (kind: LedgerKind, contra: ContraAccount) => ({ ledgerKind: ledgerKinds[kind], contra: contraAccounts[contra] });

export function priceOf(parcel: Parcel, prices: PriceList): Price {
  switch (parcel.kind) {
    case 'photo':
      return { credits: prices.photo_credits, mayBeFree: false, ...booked('photo', 'spentMessage') };
    case 'gift':
      return { credits: giftPrice(parcel.gift, prices.gift_credits), mayBeFree: false, ...booked('gift', 'spentGift') };
    case 'text':
    case 'gif':
    case 'voice':
      return { credits: prices.message_credits, mayBeFree: true, ...booked('message', 'spentMessage') };
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
