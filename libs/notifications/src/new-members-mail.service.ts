import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import { Transactions } from '#database';
import { NewMembersService } from '#search';
import { EmailsService } from './emails.service.js';
import { MailDelivery } from './mail-delivery.js';
import { MemberMails } from './member-mails.service.js';
import { PreferencesService } from './preferences.service.js';
import { whyNoMail } from './reminders.policy.js';
import { TimingService } from './timing.service.js';

/** The weekly mail that shows a member who is new and may suit them. Who has nobody to be shown gets none. */
@Injectable()
export class NewMembersMail {
  constructor(
    private readonly transactions: Transactions,
    private readonly newMembers: NewMembersService,
    private readonly memberMails: MemberMails,
    private readonly preferences: PreferencesService,
    private readonly timing: TimingService,
    private readonly emails: EmailsService,
    private readonly delivery: MailDelivery,
  ) {}

  /** `mailing` is `new-members:2026-11-27`. When the reader has quiet hours, nothing is sent, and the answer is their end. */
  async send(memberId: MemberId, mailing: string): Promise<Date | undefined> {
    const dedupeKey = `${mailing}:${memberId}`;
    const { reader, facts } = await this.memberMails.recipient(memberId);
    if (whyNoMail(facts) || !(await this.isWanted(memberId))) return this.delivery.suppress(dedupeKey);
    const quietEnd = await this.transactions.read((tx) => this.timing.quietEnd(tx, memberId));
    if (quietEnd) return quietEnd;
    const people = await this.newMembers.findFor(memberId, mailing.split(':')[1] ?? '');
    if (people.length === 0) return this.delivery.suppress(dedupeKey);
    await this.memberMails.send('no claim', reader, {
      kind: 'new-members',
      dedupeKey,
      write: (stopUrl) => this.emails.newMembers(reader, { people, stopUrl }),
    });
    return undefined;
  }

  private async isWanted(memberId: MemberId): Promise<boolean> {
    const { preferences } = await this.preferences.read(memberId);
    return preferences.paces.new_members.email !== 'never';
  }
}
