import { Module } from '@nestjs/common';
import { AuthApiModule } from '../auth/auth.api-module.js';
import { MembersApiModule } from '../members/members.api-module.js';
import { NotificationsApiModule } from '../notifications/notifications.api-module.js';
import { SiteApiModule } from '../site/site.api-module.js';
import { ComplaintActionsService } from './actions/complaint-actions.service.js';
import { LinkActionsService } from './actions/link-actions.service.js';
import { PageActionsService } from './actions/page-actions.service.js';
import { PreferenceActionsService } from './actions/preference-actions.service.js';
import { SessionActionsService } from './actions/session-actions.service.js';
import { PageDataService, pageDataSources } from './data/page-data.service.js';
import { Links } from './links.js';
import { PageFactsService } from './page-facts.service.js';
import { PageSites } from './page-sites.js';
import { PageVisitors } from './page-visitors.js';

@Module({
  imports: [AuthApiModule, MembersApiModule, NotificationsApiModule, SiteApiModule],
  providers: [
    Links,
    PageSites,
    PageVisitors,
    PageFactsService,
    PageActionsService,
    SessionActionsService,
    LinkActionsService,
    PreferenceActionsService,
    ComplaintActionsService,
    PageDataService,
    ...Object.values(pageDataSources),
  ],
  exports: [PageFactsService, PageActionsService, PageDataService],
})
export class PagesApiModule {}
