import { Module } from '@nestjs/common';
import { AuthApiModule } from '../auth/auth.api-module.js';
import { MembersApiModule } from '../members/members.api-module.js';
import { NotificationsApiModule } from '../notifications/notifications.api-module.js';
import { SiteApiModule } from '../site/site.api-module.js';
import { PageDataService, pageDataSources } from './data/page-data.service.js';
import { Links } from './links.js';
import { PageRoomServices } from './page-services.js';

@Module({
  imports: [AuthApiModule, MembersApiModule, NotificationsApiModule, SiteApiModule],
  providers: [Links, PageRoomServices, PageDataService, ...Object.values(pageDataSources)],
  exports: [PageRoomServices, PageDataService],
})
export class PagesApiModule {}
