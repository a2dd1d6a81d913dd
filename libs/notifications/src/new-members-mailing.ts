import { Injectable } from '@nestjs/common';
import { notificationChannels, type MemberId, type NotificationChannel, type NotificationFrequency } from '#contracts';
import { Transactions, type Tx } from '#database';
import { NewMembersService, type JoinedIn, type NewMember } from '#search';
import { MailDelivery } from './mail-delivery.js';
import { Mailing, type Zones } from './mailing.js';
import { MailingsRepository } from './mailings.repository.js';
import { newMembersMail, newMembersPush } from './messages/new-members.notification.js';
import { MessagesService } from './messages.service.js';
import { PendingService } from './pending.service.js';
import { PushesService } from './pushes.service.js';
import { whyNotSent, type Audience } from './receivers.policy.js';
import { Recipients } from './recipients.service.js';
import { TimingService } from './timing.service.js';

/** Mails, or pushes, that show members who are new and may suit their reader. Who has nobody to be shown gets none. */
@Injectable()
export abstract class NewMembersMailing extends Mailing {
  /** Of those who chose it. */
  protected abstract readonly frequency: Exclude<NotificationFrequency, 'never'>;

  constructor(
    private readonly transactions: Transactions,
    private readonly mailings: MailingsRepository,
    private readonly newMembers: NewMembersService,
    private readonly recipients: Recipients,
    private readonly timing: TimingService,
    private readonly pending: PendingService,
    private readonly messages: MessagesService,
    protected readonly delivery: MailDelivery,
    protected readonly pushes: PushesService,
  ) {
    super();
  }

  /** Which mailings are due: what each is about, and the zone that it is for, or null for all of them. */
  protected abstract due(zones: Zones): readonly { readonly about: string; readonly zone: string | null }[];

  /** When those joined who are new in it. */
  protected abstract joinedIn(about: string): JoinedIn;

  async planDue(zones: Zones): Promise<void> {
    for (const { about, zone } of this.due(zones))
      for (const channel of notificationChannels)
        await this.transactions.run((tx) => this.mailings.plan(tx, { mailing: this.nameOf(about), zone, channel }, this.receivers()));
  }

  audience(): Promise<Audience> {
    return Promise.resolve(this.receivers());
  }

  async send(memberId: MemberId, about: string): Promise<Date | undefined> {
    const dedupeKey = this.keyOf(about, memberId);
    const { to, reader } = await this.recipients.member(memberId);
    if (whyNotSent(reader, 'new_members') || !(await this.isWanted(memberId, 'email'))) return this.letBe('email', dedupeKey);
    const people = await this.newMembers.findFor(memberId, this.joinedIn(about));
    if (people.length === 0) return this.letBe('email', dedupeKey);
    if (await this.isLater(memberId, people, { channel: 'email', dedupeKey })) return undefined;
    await this.messages.sendOne(newMembersMail, { to, facts: { people, frequency: this.frequency } }, dedupeKey);
    return undefined;
  }

  async push(memberId: MemberId, about: string): Promise<Date | undefined> {
    const dedupeKey = this.keyOf(about, memberId);
    if (!(await this.isWanted(memberId, 'push'))) return this.letBe('push', dedupeKey);
    const people = await this.newMembers.findFor(memberId, this.joinedIn(about));
    if (people.length === 0) return this.letBe('push', dedupeKey);
    if (await this.isLater(memberId, people, { channel: 'push', dedupeKey })) return undefined;
    return this.pushes.sendOne(newMembersPush, { memberId, facts: { count: people.length, frequency: this.frequency } }, dedupeKey);
  }

  /** Each is a mailing of its own, and nobody asks whether it is through. */
  rangeEnded(_tx: Tx, _about: string): Promise<void> {
    return Promise.resolve();
  }

  /** Nothing is to be told. */
  protected letBe(channel: NotificationChannel, dedupeKey: string): Promise<undefined> {
    return channel === 'push' ? this.pushes.suppress(dedupeKey) : this.delivery.suppress(dedupeKey);
  }

  private receivers(): Audience {
    return { kind: newMembersMail.kind, category: 'new_members', frequency: this.frequency, siteId: null, countries: [] };
  }

  private async isWanted(memberId: MemberId, channel: NotificationChannel): Promise<boolean> {
    const chosen = await this.transactions.read((tx) => this.timing.frequencyOf(tx, memberId, 'new_members', channel));
    return chosen === this.frequency;
  }

  /** Who came up in quiet hours is in the one summary at their end, however many mailings there were. */
  private isLater(
    memberId: MemberId,
    people: readonly NewMember[],
    row: { readonly channel: NotificationChannel; readonly dedupeKey: string },
  ): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const due = await this.timing.quietEnd(tx, memberId);
      if (!due) return false;
      const news = people.map(({ id }) => ({ memberId, category: 'new_members' as const, about: id, due }));
      await this.pending.insteadOf(tx, row, news);
      return true;
    });
  }
}
