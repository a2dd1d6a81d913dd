import { Controller, HttpCode, HttpStatus, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { VerificationsOfficeService } from '#back-office';
import { adminApiPath, verificationId } from '#contracts-admin';
import { replyWithPhoto } from './photo-reply.js';
import { Staff, StaffOnly, type CurrentStaff } from './staff.guard.js';

@Controller(`${adminApiPath}/verifications`)
export class AdminSelfiesController {
  constructor(private readonly verifications: VerificationsOfficeService) {}

  /**
   * The selfie, for whoever holds it. No other route leads to it, and it is posted: to open it is an act in the audit log, which neither the address
   * of a picture nor a browser that loads ahead may do.
   */
  @Post(':id/selfie')
  @StaffOnly('cases')
  @HttpCode(HttpStatus.OK)
  async open(@Staff() staff: CurrentStaff, @Param('id', { schema: verificationId }) id: string, @Res() reply: FastifyReply): Promise<void> {
    void reply.header('cache-control', 'private, no-store');
    await replyWithPhoto(reply, await this.verifications.openSelfie(staff, id));
  }
}
