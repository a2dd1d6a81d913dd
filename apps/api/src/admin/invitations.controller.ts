import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { InvitationsOfficeService } from '#back-office';
import type { InputOf, InvitationAnswer } from '#contracts-admin';
import { SiteService } from '#site';
import { Command } from './command.decorator.js';
import type { CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminInvitationsController {
  constructor(
    private readonly invitations: InvitationsOfficeService,
    private readonly sites: SiteService,
  ) {}

  /** The back office may have a host of its own; then the invitation is for the default site. */
  @Command('make_invitation')
  async make(staff: CurrentStaff, input: InputOf<'make_invitation'>, @Req() request: FastifyRequest): Promise<InvitationAnswer> {
    return this.invitations.make(staff, request.site ?? (await this.sites.byId('')), input);
  }

  @Command('revoke_invitation')
  revoke(staff: CurrentStaff, id: string, input: InputOf<'revoke_invitation'>): Promise<InvitationAnswer> {
    return this.invitations.revoke(staff, id, input);
  }
}
