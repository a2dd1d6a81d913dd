import type { PaymentIssueKind } from '#contracts-admin';
import { wordFor } from '../ui/format';

interface IssueKindWords {
  readonly name: string;
  /** What it means, and what is to be done. */
  readonly what: string;
}

export const issueKinds: Record<PaymentIssueKind, IssueKindWords> = {
  missing_grant: {
    name: 'Paid at the provider, credits not given',
    what: 'The member is owed credits. Ask the provider on the page of the order: that gives them.',
  },
  double_grant: {
    name: 'More credits given than bought',
    what: 'The ledger of the member holds more bought credits than the orders say. Compare both, and tell operations.',
  },
  unpaid_grant: {
    name: 'Credits given, not paid at the provider',
    what: 'The provider no longer counts the payment as paid. Look it up at the provider before anything else.',
  },
  amount_drift: {
    name: 'What went back does not agree',
    what: 'The provider, or our books, have another sum for this order. Ask the provider on the page of the order, and compare.',
  },
  unknown_return: {
    name: 'More went back than we know of',
    what: 'Money went back for which there is no refund here. Look up at the provider who sent it.',
  },
  refund_late: {
    name: 'A refund takes too long',
    what: 'It was asked for and has not arrived. Look it up at the provider; tell the member if it lasts.',
  },
  revoked_drift: {
    name: 'Credits taken back do not fit the money',
    what: 'More or fewer credits were taken back than the money that went back stands for. Put the credits right by hand.',
  },
  balance_drift: {
    name: 'A balance is not the sum of its ledger',
    what: 'This must never happen. Tell operations at once, and change nothing by hand.',
  },
  wrong_order: {
    name: 'The payment is of another order',
    what: 'It was not counted. Look up at the provider which order it was for, and give the money back if it is for none.',
  },
  wrong_amount: {
    name: 'Another amount was paid',
    what: 'It was not counted. Give the money back at the provider, or settle it with the member.',
  },
  wrong_currency: {
    name: 'Paid in another currency',
    what: 'It was not counted. Give the money back at the provider.',
  },
  wrong_mode: {
    name: 'A test payment for a real order',
    what: 'No money came, and no credits were given. Tell operations: a key of the provider is wrong.',
  },
  missing_order: {
    name: 'Paid at the provider, no order here',
    what: 'Look up at the provider who paid, and give the money back.',
  },
  missing_payment: {
    name: 'The provider does not know the payment',
    what: 'The order names a payment that is not at the provider. Look it up there by the member and the day.',
  },
  paid_twice: {
    name: 'Paid twice',
    what: 'The credits were given once. Give the second payment back at the provider.',
  },
  charged_back: {
    name: 'The bank took the money back',
    what: 'Settle it with the member. Until they are let buy again, they may not buy.',
  },
  unpaid_return: {
    name: 'Money went back that never came',
    what: 'The provider paid something back for an order that was not paid. Look it up there.',
  },
  paid_after_erasure: {
    name: 'Paid after the account was erased',
    what: 'Nobody is there to use the credits. Give the money back.',
  },
  code_honoured_twice: {
    name: 'A discount code counted twice',
    what: 'An old order was paid late, and its code was used again meanwhile. Both stand; close this when you have seen it.',
  },
  paid_while_banned: {
    name: 'Paid by somebody who is banned',
    what: 'They cannot use the credits. Unless the ban is for fraud, give the money back.',
  },
  returned_after_end: {
    name: 'Money came back to us after the contract ended',
    what: 'It belongs to the member, and brings no credits. Pay it to them in another way.',
  },
  refund_failed: {
    name: 'A refund could not be paid',
    what: 'All its transfers failed, and the member was asked for a bank account. Pay it there, and note it on the page of the order.',
  },
  debit_uncollected: {
    name: 'A direct debit is not collected',
    what: 'The day that the member was told of is over, and the provider has no payment. Tell operations. It is tried again by itself, and this ends as soon as it is collected or called off.',
  },
  settlement_unknown: {
    name: 'In a payout, but of no order',
    what: 'The provider counts a movement that no order here has. Look it up at the provider by its number. It ends by itself when the order is found or the money has gone back.',
  },
  settlement_amount: {
    name: 'Another amount in a payout than here',
    what: 'The provider paid out another amount than the order or the refund says. Compare both. It ends by itself when they agree.',
  },
  settlement_unpaid: {
    name: 'In a payout, but not paid here',
    what: 'The money arrived, and the order has no credits. Ask the provider on the page of the order: that gives them.',
  },
  settlement_sum: {
    name: 'A payout does not add up',
    what: 'Its revenue less its fees is not what was paid out, or no movement tells a part of it: a reversed chargeback, or a correction of the provider. Look at the payout there; close this with what you found.',
  },
  settlement_failed: {
    name: 'A payout did not arrive',
    what: 'Our bank sent it back. Open it under "Payouts": its page says what to do, and books it back. It ends by itself when the provider has paid it again.',
  },
};

/** The names of details that do not speak for themselves. */
const detailNames: Readonly<Record<string, string>> = {
  minor: 'amount in cents',
  amountMinor: 'amount in cents',
  refundedMinor: 'went back, in cents',
  chargedBackMinor: 'taken by the bank, in cents',
  collectOn: 'to be collected on',
  beyondPayoutMinor: 'beyond what was paid out, in cents',
  withoutMovementMinor: 'told by no movement, in cents',
};

/** What the comparison noted, in one line. */
export function detailsOf(details: Readonly<Record<string, unknown>>): string {
  return Object.entries(details)
    .map(([name, value]) => {
      const shown = wordFor(detailNames, name);
      return typeof value === 'object' && value !== null
        ? `${shown} (${detailsOf(value as Record<string, unknown>)})`
        : `${shown}: ${String(value)}`;
    })
    .join(', ');
}

export const issueWords = {
  intro:
    'What of the money does not agree, with the provider or in our own books. What a later comparison no longer finds is closed by itself.',
  none: 'No issues match these filters.',
  open: 'Open',
  closed: 'Closed',
  anybody: 'Everybody',
  mine: 'Me',
  takenByMe: 'Yours',
  takenBy: (name: string) => `Taken by ${name}`,
  found: (at: string) => `Found ${at}`,
  seen: (at: string) => `seen last ${at}`,
  closedAt: (at: string) => `closed ${at}`,
  closedBecause: (why: string) => `Closed because: ${why}`,
  order: 'Its order',
  member: 'Its member',
  subject: (id: string) => `About ${id}`,
  note: 'Note',
  noteHelp: 'Your colleagues read it here. No card numbers and no bank accounts.',
  keep: 'Cancel',
} as const;
