import { Module } from '@nestjs/common';
import { AuditLogService } from './audit-log.service.js';
import { MemberPageRepository } from './member-page.repository.js';
import { MemberPageService } from './member-page.service.js';
import { MembersListRepository } from './members-list.repository.js';
import { MembersListService } from './members-list.service.js';

@Module({
  providers: [MembersListService, MembersListRepository, MemberPageService, MemberPageRepository, AuditLogService],
  exports: [MembersListService, MemberPageService, AuditLogService],
})
export class BackOfficeModule {}
