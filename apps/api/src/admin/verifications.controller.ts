import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { VerificationsOfficeService } from '#back-office';
import type { DoneAnswer } from '#contracts';
import {
  adminApiPath,
  verificationId,
  type InputOf,
  type ResultOf,
  type VerificationPage,
  type VerificationsAnswer,
  type VerificationsQuery,
} from '#contracts-admin';
import { Command } from './command.decorator.js';
import { replyWithPhoto } from './photo-reply.js';
import { ResourceList, ResourceOne } from './resource.decorator.js';
import { Staff, StaffOnly, type CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminVerificationsController {
  constructor(private readonly verifications: VerificationsOfficeService) {}

  @ResourceList('verifications')
  list(staff: CurrentStaff, query: VerificationsQuery): Promise<VerificationsAnswer> {
    return this.verifications.list(staff, query);
  }

  @ResourceOne('verifications')
  openOne(staff: CurrentStaff, id: string): Promise<VerificationPage> {
    return this.verifications.openOne(staff, id);
  }

  /** The selfie, for whoever holds it: an act of its own in the audit log. No other route leads to it. */
  @Get(`${adminApiPath}/verifications/:id/selfie`)
  @StaffOnly('cases')
  async openSelfie(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: verificationId }) id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void reply.header('cache-control', 'private, no-store');
    await replyWithPhoto(reply, await this.verifications.openSelfie(staff, id));
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
