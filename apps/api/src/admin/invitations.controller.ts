import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Query, Req } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { InvitationsOfficeService } from '#back-office';
import {
  invitationAnswer,
  invitationId,
  invitationsAnswer,
  invitationsQuery,
  makeInvitationBody,
  type InvitationAnswer,
  type InvitationsAnswer,
  type InvitationsQuery,
  type MakeInvitationBody,
} from '#contracts-admin';
import { SiteService } from '#site';
import { Staff, StaffOnly, type CurrentStaff } from './staff.guard.js';

@Controller('api/admin/invitations')
@StaffOnly('invitations')
export class AdminInvitationsController {
  constructor(
    private readonly invitations: InvitationsOfficeService,
    private readonly sites: SiteService,
  ) {}

  @Get()
  @ApiResponse({ status: 200, standardSchema: invitationsAnswer })
  list(@Staff() staff: CurrentStaff, @Query({ schema: invitationsQuery }) query: InvitationsQuery): Promise<InvitationsAnswer> {
    return this.invitations.list(staff, query);
  }

  /** The back office may have a host of its own; then the invitation is for the default site. */
  @Post()
  @ApiResponse({ status: 201, standardSchema: invitationAnswer })
  async make(
    @Staff() staff: CurrentStaff,
    @Req() request: FastifyRequest,
    @Body({ schema: makeInvitationBody }) body: MakeInvitationBody,
  ): Promise<InvitationAnswer> {
    const site = request.site ?? (await this.sites.byId(''));
    return { invitation: await this.invitations.make(staff, site, body) };
  }

  @Post(':id/revoke')
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: invitationAnswer })
  async revoke(@Staff() staff: CurrentStaff, @Param('id', { schema: invitationId }) id: string): Promise<InvitationAnswer> {
    return { invitation: await this.invitations.revoke(staff, id) };
  }
}
