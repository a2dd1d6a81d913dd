import { Injectable } from '@nestjs/common';
import { AccountsService } from '#auth';
import type { DoneAnswer, MemberId } from '#contracts';
import type { InputOf } from '#contracts-admin';
import type { StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';

/** Addresses from which mails came back, and that are right after all. What a member has turned off stays off. */
@Injectable()
export class MailStopsOfficeService {
  constructor(
    private readonly commands: StaffCommands,
    private readonly accounts: AccountsService,
  ) {}

  mailAgain(actor: StaffActor, id: MemberId, input: InputOf<'mail_again'>): Promise<DoneAnswer> {
    return this.commands.run('mail_again', actor, input, async (tx) => {
      const { notificationsDisabled: before } = await this.accounts.account(tx, id);
      await this.accounts.unmarkBounced(tx, [id]);
      const after = before.filter((stop) => stop !== 'bounced');
      return { result: { done: true }, subjectId: id, facts: { before, after }, isRepeat: after.length === before.length };
    });
  }
}
