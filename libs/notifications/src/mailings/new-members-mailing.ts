import { Injectable } from '@nestjs/common';
import { notificationChannels, type MemberId, type NotificationChannel, type NotificationFrequency } from '#contracts';
import { Transactions, type Tx } from '#database';
import { NewMembersService, type JoinedIn, type NewMember } from '#search';
import { asMail, asPush, Mailing, type Content, type Zones } from './mailing.js';
import { MailingsRepository } from './mailings.repository.js';
import { newMembersMail, newMembersPush } from '../messages/index.js';
import { Recipients, whyNotSent, type Audience } from '../recipients/index.js';
import { TimingService } from '../preferences/index.js';

/** Mails, or pushes, that show members who are new and may suit their reader. Who has nobody to be shown gets none. */
@Injectable()
export abstract class NewMembersMailing extends Mailing {
  /** Of those who chose it. */
  protected abstract readonly frequency: Exclude<NotificationFrequency, 'never'>;
  /** What becomes of a reader to whom nothing is to be told. */
  protected readonly nothing: Content = { kind: 'nothing' };

  constructor(
    private readonly transactions: Transactions,
    private readonly mailings: MailingsRepository,
    private readonly newMembers: NewMembersService,
    private readonly recipients: Recipients,
    private readonly timing: TimingService,
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

  async contentFor(memberId: MemberId, about: string, channel: NotificationChannel): Promise<Content> {
    const found = channel === 'email' ? await this.recipients.member(memberId) : undefined;
    if (found && whyNotSent(found.reader, 'new_members')) return this.nothing;
    if (!(await this.isWanted(memberId, channel))) return this.nothing;
    const people = await this.newMembers.findFor(memberId, this.joinedIn(about));
    if (people.length === 0) return this.nothing;
    const { frequency } = this;
    const later = await this.afterQuietHours(memberId, people);
    if (later) return later;
    if (!found) return asPush(newMembersPush, { memberId, facts: { count: people.length, frequency } });
    return asMail(newMembersMail, { to: found.to, facts: { people, frequency }, language: undefined });
  }

  /** Each is a mailing of its own, and nobody asks whether it is through. */
  rangeEnded(_tx: Tx, _about: string): Promise<void> {
    return Promise.resolve();
  }

  private receivers(): Audience {
    return { kind: newMembersMail.kind, category: 'new_members', frequency: this.frequency, siteId: null, countries: [] };
  }

  private async isWanted(memberId: MemberId, channel: NotificationChannel): Promise<boolean> {
    const chosen = await this.transactions.read((tx) => this.timing.frequencyOf(tx, memberId, 'new_members', channel));
    return chosen === this.frequency;
  }

  /** Who came up in quiet hours is in the one summary at their end, however many mailings there were. */
  private async afterQuietHours(memberId: MemberId, people: readonly NewMember[]): Promise<Content | undefined> {
    const due = await this.transactions.read((tx) => this.timing.quietEnd(tx, memberId));
    return due && { kind: 'in a summary', news: people.map(({ id }) => ({ memberId, category: 'new_members', about: id, due })) };
  }
}
