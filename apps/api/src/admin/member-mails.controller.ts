import { Controller } from '@nestjs/common';
import { MailStopsOfficeService } from '#back-office';
import type { DoneAnswer, MemberId } from '#contracts';
import type { InputOf } from '#contracts-admin';
import { Command } from './command.decorator.js';
import type { CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminMemberMailsController {
  constructor(private readonly mailStops: MailStopsOfficeService) {}

  @Command('mail_again')
  mailAgain(staff: CurrentStaff, id: MemberId, input: InputOf<'mail_again'>): Promise<DoneAnswer> {
    return this.mailStops.mailAgain(staff, id, input);
  }
}
