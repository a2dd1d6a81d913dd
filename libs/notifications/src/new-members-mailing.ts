import { Injectable } from '@nestjs/common';
import { notificationChannels, type MemberId } from '#contracts';
import { Transactions } from '#database';
import { NewMembersService } from '#search';
import { MailDelivery } from './mail-delivery.js';
import { Mailing, type Zones } from './mailing.js';
import { dueFriday } from './mailings.policy.js';
import { MailingsRepository } from './mailings.repository.js';
import { newMembersMail, newMembersPush } from './messages/new-members.notification.js';
import { MessagesService } from './messages.service.js';
import { PushesService } from './pushes.service.js';
import { whyNotSent, type Audience } from './receivers.policy.js';
import { Recipients } from './recipients.service.js';
import { TimingService } from './timing.service.js';

const audience: Audience = { kind: newMembersMail.kind, category: 'new_members', siteId: null, countries: [] };

/** The weekly mail, or push, that shows a member who is new and may suit them, by the Friday of the week. Who has nobody to be shown gets none. */
@Injectable()
export class NewMembersMailing extends Mailing {
  readonly kind = 'new-members';

  constructor(
    private readonly transactions: Transactions,
    private readonly mailings: MailingsRepository,
    private readonly newMembers: NewMembersService,
    private readonly recipients: Recipients,
    private readonly timing: TimingService,
    private readonly messages: MessagesService,
    private readonly delivery: MailDelivery,
    private readonly pushes: PushesService,
  ) {
    super();
  }

  async planDue({ zones, now }: Zones): Promise<void> {
    for (const zone of zones) {
      const friday = dueFriday(zone, now);
      if (!friday) continue;
      for (const channel of notificationChannels)
        await this.transactions.run((tx) => this.mailings.plan(tx, { mailing: this.nameOf(friday), zone, channel }, audience));
    }
  }

  audience(): Promise<Audience> {
    return Promise.resolve(audience);
  }

  async send(memberId: MemberId, friday: string): Promise<Date | undefined> {
    const dedupeKey = this.keyOf(friday, memberId);
    const { to, reader } = await this.recipients.member(memberId);
    const frequency = await this.transactions.read((tx) => this.timing.frequencyOf(tx, memberId, 'new_members', 'email'));
    if (frequency === 'never' || whyNotSent(reader, 'new_members')) return this.delivery.suppress(dedupeKey);
    const quietEnd = await this.transactions.read((tx) => this.timing.quietEnd(tx, memberId));
    if (quietEnd) return quietEnd;
    const people = await this.newMembers.findFor(memberId, friday);
    if (people.length === 0) return this.delivery.suppress(dedupeKey);
    await this.messages.sendOne(newMembersMail, { to, facts: { people } }, dedupeKey);
    return undefined;
  }

  async push(memberId: MemberId, friday: string): Promise<Date | undefined> {
    const dedupeKey = this.keyOf(friday, memberId);
    const frequency = await this.transactions.read((tx) => this.timing.frequencyOf(tx, memberId, 'new_members', 'push'));
    if (frequency === 'never') return this.pushes.suppress(dedupeKey);
    const quietEnd = await this.transactions.read((tx) => this.timing.quietEnd(tx, memberId));
    if (quietEnd) return quietEnd;
    const { length: count } = await this.newMembers.findFor(memberId, friday);
    if (count === 0) return this.pushes.suppress(dedupeKey);
    return this.pushes.sendOne(newMembersPush, { memberId, facts: { count } }, dedupeKey);
  }

  /** Each week is a mailing of its own, and nobody asks whether it is through. */
  rangeEnded(): Promise<void> {
    return Promise.resolve();
  }
}
