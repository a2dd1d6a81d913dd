import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { MemberPageService, MembersListService } from '#back-office';
import { memberId, photoId, type MemberId, type PhotoId } from '#contracts';
import {
  adminPhotoVariant,
  memberPageAnswer,
  membersAnswer,
  membersQuery,
  type AdminPhotoVariant,
  type MemberPageAnswer,
  type MembersAnswer,
  type MembersQuery,
} from '#contracts-admin';
import { Staff, StaffOnly, type CurrentStaff } from './staff.guard.js';

@Controller('api/admin')
export class AdminMembersController {
  constructor(
    private readonly list: MembersListService,
    private readonly pages: MemberPageService,
  ) {}

  @Get('members')
  @StaffOnly('members')
  @ApiResponse({ status: 200, standardSchema: membersAnswer })
  listMembers(@Staff() staff: CurrentStaff, @Query({ schema: membersQuery }) query: MembersQuery): Promise<MembersAnswer> {
    return this.list.listMembers(staff, query);
  }

  @Get('members/:id')
  @StaffOnly('members')
  @ApiResponse({ status: 200, standardSchema: memberPageAnswer })
  async openMember(@Staff() staff: CurrentStaff, @Param('id', { schema: memberId }) id: MemberId): Promise<MemberPageAnswer> {
    return { member: await this.pages.openMember(staff, id) };
  }

  /** `blurred` belongs to the member's page; `full` is an act of its own in the audit log. */
  @Get('photos/:id/:variant')
  @StaffOnly('member_photos')
  async openPhoto(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: photoId }) id: PhotoId,
    @Param('variant', { schema: adminPhotoVariant }) variant: AdminPhotoVariant,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const bytes = await this.pages.openPhoto(staff, id, variant);
    await reply
      .headers({
        'content-type': 'image/webp',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
      })
      .send(bytes);
  }
}
