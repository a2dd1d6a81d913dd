import { Module } from '@nestjs/common';
import { AuthApiModule } from '../auth/auth.api-module.js';
import { MembersApiModule } from '../members/members.api-module.js';
import { NotificationsApiModule } from '../notifications/notifications.api-module.js';
import { SiteApiModule } from '../site/site.api-module.js';
import { Links } from './links.js';
import { PageRoomServices } from './page-services.js';
import { Subjects } from './subjects.js';

@Module({
  imports: [AuthApiModule, MembersApiModule, NotificationsApiModule, SiteApiModule],
  providers: [Links, PageRoomServices, Subjects],
  exports: [PageRoomServices],
})
export class PagesApiModule {}
