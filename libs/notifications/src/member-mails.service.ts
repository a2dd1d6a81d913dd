import { Injectable } from '@nestjs/common';
import { AccountsService } from '#auth';
import type { Locale, MemberId, NotificationCategory } from '#contracts';
import { Transactions, type Tx } from '#database';
import type { Claim } from '#events';
import type { Email } from '#mail';
import { skipped, type JobOutcome } from '#queues';
import { VisibilityService } from '#visibility';
import { unsubscribeCallUrl, unsubscribePageUrl } from './addresses.js';
import type { Reader } from './email-frames.js';
import { MailDelivery, type MailClaim } from './mail-delivery.js';
import { TimingService } from './timing.service.js';
import { UnsubscribingService } from './unsubscribing.service.js';
import { WaitingRepository } from './waiting.repository.js';

/** Somebody who may get mails that they can stop. */
export type Recipient = Reader & { readonly memberId: MemberId; readonly email: string; readonly language: Locale };
export type StopUrl = (origin: string) => string;

interface MemberMail {
  readonly kind: string;
  readonly dedupeKey: string;
  readonly category: NotificationCategory;
  /** The conversation or the member that it is about. */
  readonly about: string;
  readonly write: (stopUrl: StopUrl) => Promise<Email>;
}

/** The mails that members may choose: each goes out at once, waits for a summary, or does not go out, as its reader wants it. */
@Injectable()
export class MemberMails {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly timing: TimingService,
    private readonly waiting: WaitingRepository,
    private readonly delivery: MailDelivery,
    private readonly unsubscribing: UnsubscribingService,
    private readonly visibility: VisibilityService,
  ) {}

  async tell(claim: Claim, recipient: Recipient, mail: MemberMail): Promise<JobOutcome> {
    const { memberId } = recipient;
    const { category, about } = mail;
    const moment = await this.transactions.read((tx) => this.timing.momentFor(tx, memberId, category, 'email'));
    if (moment === 'never') return this.delivery.drop(claim, 'not wanted');
    claim.alongside((tx) => this.remindLater(tx, memberId, about));
    if (moment === 'now') return this.send(claim, recipient, mail);
    await this.transactions.run(async (tx) => {
      if (await claim.settle(tx)) await this.waiting.add(tx, { memberId, channel: 'email', category, about, due: moment });
    });
    return skipped('waits for a summary');
  }

  /** Whatever becomes of it now: what is not looked at comes up again in the summary of what is unseen. */
  private async remindLater(tx: Tx, memberId: MemberId, about: string): Promise<void> {
    await this.timing.wait(tx, { memberId, channel: 'email', category: 'unread_notifications', about });
  }

  /** With the two ways to stop such mails: the link in it, and the button of the mail program. */
  async send(
    claim: MailClaim,
    { memberId, language: locale, email: to }: Recipient,
    { kind, dedupeKey, write }: Pick<MemberMail, 'kind' | 'dedupeKey' | 'write'>,
  ): Promise<JobOutcome> {
    const token = this.unsubscribing.tokenFor(memberId);
    const email = await write((origin) => unsubscribePageUrl(origin, token));
    const unsubscribeUrl = unsubscribeCallUrl(email.sender.url, token);
    return this.delivery.deliver(claim, { dedupeKey, kind, memberId, locale, to, email, unsubscribeUrl });
  }

  drop(claim: Claim, why: string): Promise<JobOutcome> {
    return this.delivery.drop(claim, why);
  }

  async recipient(memberId: MemberId) {
    const [account, standing] = await this.transactions.read(
      async (tx) => [await this.accounts.account(tx, memberId), await this.visibility.standingOf(tx, memberId)] as const,
    );
    const { id, siteId, language, email, status, notificationsDisabled: mailStops } = account;
    const facts = { status, mailStops, fictional: standing?.fictional ?? false };
    return { reader: { memberId: id, siteId, language, email } satisfies Recipient, facts };
  }
}
