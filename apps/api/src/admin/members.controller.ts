import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { MemberPageService, MemberPhotoFiles } from '#back-office';
import { photoId, type MemberId, type PhotoId } from '#contracts';
import { adminApiPath, adminPhotoVariant, type AdminPhotoVariant, type MemberPage } from '#contracts-admin';
import { replyWithPhoto } from './photo-reply.js';
import { ResourceOne } from './resource.decorator.js';
import { Staff, StaffOnly, type CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminMembersController {
  constructor(
    private readonly pages: MemberPageService,
    private readonly photos: MemberPhotoFiles,
  ) {}

  @ResourceOne('members')
  openMember(staff: CurrentStaff, id: MemberId): Promise<MemberPage> {
    return this.pages.openMember(staff, id);
  }

  /** `blurred` belongs to the member's page; `full` is an act of its own in the audit log. */
  @Get(`${adminApiPath}/photos/:id/:variant`)
  @StaffOnly('member_photos')
  async openPhoto(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: photoId }) id: PhotoId,
    @Param('variant', { schema: adminPhotoVariant }) variant: AdminPhotoVariant,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await replyWithPhoto(reply, await this.photos.openPhoto(staff, id, variant));
  }
}
