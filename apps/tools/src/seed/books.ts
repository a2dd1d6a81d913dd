import { giftPrice } from '#contracts';
import { entryCodesOf, purchaseRef, type CreditReason } from '#payments';
import { demoId } from './demo-ids.js';
import type { Line, Talk } from './chance-meetings.js';
import type { DemoMember } from './demo-member.js';

/** What sending costs on a site with default settings: the demo pays as members do, so that every book adds up. */
const prices = { message: 1, photo: 2, gifts: [3, 5, 10], freeMessages: 5 };
const sizes = [20, 50, 120] as const;

/** The order by which a member of the demo became premium. */
export interface Purchase {
  readonly orderId: string;
  readonly credits: number;
  readonly at: number;
}

export interface LedgerRow {
  readonly memberId: string;
  readonly amount: number;
  readonly balanceAfter: number;
  readonly kind: number;
  readonly contra: number;
  readonly ref: string;
  readonly at: number;
}

/** The wallet, the free allowance and the inbox of one member while a block is told in the order of time. */
export class Account {
  freeLeft: number = prices.freeMessages;
  started = 0;
  inboxSeq = 0;
  balance = 0;
  purchase: Purchase | null = null;
  readonly entries: LedgerRow[] = [];

  constructor(private readonly memberId: string) {}

  /** A member who paid bought one bundle, some time after joining. */
  static of(seedNumber: number, member: DemoMember, now: number): Account {
    const account = new Account(member.id);
    if (!member.paid) return account;
    const credits = sizes[member.number % sizes.length] ?? sizes[1];
    const at = now - member.joinedDaysAgo * 86_400_000 * 0.98;
    const orderId = demoId(seedNumber, 'order', member.number);
    account.purchase = { orderId, credits, at };
    account.book(credits, 'purchase', purchaseRef(orderId, credits), at);
    return account;
  }

  /** Pays a message: what it cost, or undefined when the member could not have sent it. */
  send(messageId: string, line: Line): number | undefined {
    const price = priceOf(line);
    if (price.mayBeFree && this.freeLeft > 0) {
      this.freeLeft -= 1;
      return 0;
    }
    if (this.balance < price.credits) return undefined;
    this.book(-price.credits, price.reason, messageId, line.at);
    return price.credits;
  }

  /** Credits that were used: all that came less what is left. */
  get spent(): number {
    return (this.purchase?.credits ?? 0) - this.balance;
  }

  private book(amount: number, reason: CreditReason, ref: string, at: number): void {
    this.balance += amount;
    this.entries.push({ memberId: this.memberId, amount, balanceAfter: this.balance, ...entryCodesOf(reason), ref, at });
  }
}

function priceOf({ content }: Line) {
  switch (content?.kind) {
    case 'photo':
      return { credits: prices.photo, mayBeFree: false, reason: 'photo' } as const;
    case 'gift':
      return { credits: giftPrice(content.gift, prices.gifts), mayBeFree: false, reason: 'gift' } as const;
    case 'gif':
    case undefined:
      return { credits: prices.message, mayBeFree: true, reason: 'message' } as const;
  }
}

/** Whether both may hold this talk: nobody sends more than they can pay, nobody who never paid starts a third one. */
export function canAfford(
  talk: Talk,
  accounts: ReadonlyMap<number, Account>,
  paid: (member: number) => boolean,
  freeConversations = 2,
): boolean {
  const [starter] = talk.members;
  const isAllowed = paid(starter) || (accounts.get(starter)?.started ?? 0) < freeConversations;
  return (
    isAllowed &&
    talk.members.every((member) => {
      const account = accounts.get(member);
      const own = talk.lines.filter((line) => line.sender === member).map(priceOf);
      const charged = [
        ...own.filter(({ mayBeFree }) => !mayBeFree),
        ...own.filter(({ mayBeFree }) => mayBeFree).slice(account?.freeLeft ?? 0),
      ];
      return account !== undefined && account.balance >= charged.reduce((sum, { credits }) => sum + credits, 0);
    })
  );
}
