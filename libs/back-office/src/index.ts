export { BackOfficeModule } from './back-office.module.js';
export { MembersListService } from './members-list.service.js';
export { MemberPageService } from './member-page.service.js';
export { AuditLogService } from './audit-log.service.js';
export { InvitationsOfficeService } from './invitations-office.service.js';
export { JobsOfficeService } from './jobs-office.service.js';
export { LimitsOfficeService } from './limits-office.service.js';
export { PhotosOfficeService } from './photos-office.service.js';
export type { StaffActor } from './staff-actor.js';
