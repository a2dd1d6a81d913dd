import { Module } from '@nestjs/common';
import { MemberAccess } from './member-access.js';
import { MemberPages } from './member-pages.js';
import { MatchFinderController } from './match-finder.controller.js';
import { MembersController } from './members.controller.js';
import { PageReadings } from './page-readings.js';
import { SavedSearchesController } from './saved-searches.controller.js';
import { VisitorPages } from './visitor-pages.js';

@Module({
  controllers: [MembersController, SavedSearchesController, MatchFinderController],
  providers: [MemberAccess, MemberPages, PageReadings, VisitorPages],
  exports: [MemberPages, VisitorPages],
})
export class MembersApiModule {}
