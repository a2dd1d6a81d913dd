import type { CreditReason, MoneyRequestRow, MoneyRequestState, RefundReason } from '#contracts-admin';

export const refundReasons: Record<RefundReason, string> = {
  double_purchase: 'Bought twice by mistake',
  technical_fault: 'Something of ours did not work',
  complaint: 'After a complaint',
  goodwill: 'Out of goodwill',
  legal_duty: 'The law wants it',
  other: 'Something else',
};

export const creditReasons: Record<CreditReason, string> = {
  technical_fault: 'Something of ours did not work',
  complaint: 'After a complaint',
  goodwill: 'Out of goodwill',
  correction: 'To put a mistake right',
  other: 'Something else',
};

const states: Record<MoneyRequestState, string> = {
  waiting: 'Waits for a second person',
  done: 'Done',
  declined: 'Declined',
};

const kinds: Record<MoneyRequestRow['kind'], string> = { refund: 'Refund', credits: 'Credits' };

export const moneyRequestWords = {
  states,
  kinds,
  reasons: { ...refundReasons, ...creditReasons } as Readonly<Record<string, string>>,
  intro: 'Money and credits that staff give back or take. What is more than one person may give waits here for a second one.',
  none: 'No requests match these filters.',
  order: 'The order',
  by: (name: string, at: string) => `${name}, ${at}`,
  asked: (by: string) => `Asked by ${by}`,
  decided: (by: string) => `Decided by ${by}`,
  about: (what: string, name: string) => `${what} for ${name}`,
  credits: (change: string) => `${change} credits`,
  note: 'Note',
  noteHelp: 'For the colleagues who look at it later. No card numbers and no bank accounts.',
  /** What is said when a request was sent, by what became of it. */
  refunded: {
    done: 'The refund is on its way.',
    waiting: 'Waits for a second person.',
    declined: 'It was declined.',
  } satisfies Record<MoneyRequestState, string>,
  adjusted: {
    done: 'The credits are booked.',
    waiting: 'Waits for a second person.',
    declined: 'It was declined.',
  } satisfies Record<MoneyRequestState, string>,
  ofOrder: (amount: string, credits: number, left: string) => `Of ${amount} for ${credits} credits, ${left} could still go back`,
  amount: (currency: string) => `Amount in ${currency}`,
  amountHelp: 'A part of it is possible.',
  noAmount: (example: string) => `This is no amount. Write it like ${example}.`,
  tooMuch: (left: string) => `Only ${left} could still go back.`,
  howMany: 'How many credits',
  howManyHelp: 'A number gives them. With a minus before it they are taken.',
  noCredits: (max: string) => `Write a whole number other than 0, at most ${max}.`,
} as const;

/** The words of what is done about money. */
export const moneyCommands = {
  refund_order: {
    button: 'Refund…',
    done: 'The refund is on its way.',
    question: {
      title: 'Pay money back?',
      text: (about: string) =>
        `${about}. Credits of the same share are taken back with it, as far as they are unused. What is more than one person may give waits for a second one. The log keeps your reason.`,
      keep: 'Leave it',
      reasons: refundReasons,
    },
  },
  adjust_credits: {
    button: 'Give or take credits',
    done: 'The credits are booked.',
    question: {
      title: 'Give or take credits?',
      text: (about: string) => `${about}. What is more than one person may give or take waits for a second one. The log keeps your reason.`,
      keep: 'Leave it',
      reasons: creditReasons,
    },
  },
  confirm_money: {
    button: 'Confirm',
    done: 'Confirmed. It is carried out.',
    question: {
      title: 'Confirm this request?',
      text: (about: string) => `${about}. It is carried out at once. The log keeps your reason.`,
      keep: 'Not yet',
      reasons: null,
    },
  },
  decline_money: {
    button: 'Decline',
    done: 'Declined. Nothing was moved.',
    question: {
      title: 'Decline this request?',
      text: (about: string) => `${about}. Nothing is moved; it can be asked for anew. The log keeps your reason.`,
      keep: 'Not yet',
      reasons: null,
    },
  },
} as const;
