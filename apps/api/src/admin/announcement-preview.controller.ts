import { Body, Controller, Get, HttpCode, HttpStatus, Post, Query } from '@nestjs/common';
import { ApiExtension, ApiResponse } from '@nestjs/swagger';
import { AnnouncementsOfficeService } from '#back-office';
import {
  previewAnswer,
  previewBody,
  previewPath,
  receiversAnswer,
  receiversPath,
  receiversQuery,
  type PreviewAnswer,
  type PreviewBody,
  type ReceiversAnswer,
  type ReceiversQuery,
} from '#contracts-admin';
import { Staff, StaffOnly, type CurrentStaff } from './staff.guard.js';

/** What a writer looks at before anything is kept. None of it changes anything. */
@Controller()
export class AdminAnnouncementPreviewController {
  constructor(private readonly announcements: AnnouncementsOfficeService) {}

  @Post(previewPath)
  @HttpCode(HttpStatus.OK)
  @StaffOnly('announcements')
  @ApiResponse({ status: HttpStatus.OK, standardSchema: previewAnswer })
  @ApiExtension('x-right', 'announcements')
  preview(@Staff() staff: CurrentStaff, @Body({ schema: previewBody }) body: PreviewBody): Promise<PreviewAnswer> {
    return this.announcements.preview(staff, body);
  }

  @Get(receiversPath)
  @StaffOnly('announcements')
  @ApiResponse({ status: HttpStatus.OK, standardSchema: receiversAnswer })
  @ApiExtension('x-right', 'announcements')
  countReceivers(@Staff() staff: CurrentStaff, @Query({ schema: receiversQuery }) query: ReceiversQuery): Promise<ReceiversAnswer> {
    return this.announcements.countReceivers(staff, query);
  }
}
