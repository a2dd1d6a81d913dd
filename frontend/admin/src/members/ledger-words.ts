import type { LedgerLine } from '#contracts-admin';

type Personal = Exclude<NonNullable<LedgerLine['about']>['kind'], 'order'>;

/** What a line of the ledger was for, with the other person where there is one. Credits that come back were not for sending. */
export const sentWords: Record<Personal, { readonly sent: string; readonly back: string }> = {
  message: { sent: 'Message to', back: 'Message with' },
  gift: { sent: 'Gift to', back: 'Gift with' },
  photo: { sent: 'Photo to', back: 'Photo with' },
};

export const ledgerWords = {
  order: 'the order',
  price: 'Price that day',
} as const;
