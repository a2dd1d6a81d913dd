import { Controller } from '@nestjs/common';
import { VerificationsOfficeService } from '#back-office';
import type { DoneAnswer } from '#contracts';
import type { InputOf, ResultOf, VerificationPage } from '#contracts-admin';
import { Command } from './command.decorator.js';
import { ResourceOne } from './resource.decorator.js';
import type { CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminVerificationsController {
  constructor(private readonly verifications: VerificationsOfficeService) {}

  @ResourceOne('verifications')
  openOne(staff: CurrentStaff, id: string): Promise<VerificationPage> {
    return this.verifications.openOne(staff, id);
  }

  @Command('take_verification')
  take(staff: CurrentStaff, input: InputOf<'take_verification'>): Promise<ResultOf<'take_verification'>> {
    return this.verifications.take(staff, input);
  }

  @Command('skip_verification')
  skip(staff: CurrentStaff, id: string, input: InputOf<'skip_verification'>): Promise<DoneAnswer> {
    return this.verifications.skip(staff, id, input);
  }

  @Command('approve_verification')
  approve(staff: CurrentStaff, id: string, input: InputOf<'approve_verification'>): Promise<DoneAnswer> {
    return this.verifications.approve(staff, id, input);
  }

  @Command('refuse_verification')
  refuse(staff: CurrentStaff, id: string, input: InputOf<'refuse_verification'>): Promise<DoneAnswer> {
    return this.verifications.refuse(staff, id, input);
  }

  @Command('undo_verification')
  undo(staff: CurrentStaff, id: string, input: InputOf<'undo_verification'>): Promise<DoneAnswer> {
    return this.verifications.undo(staff, id, input);
  }
}
