import { Module } from '@nestjs/common';
import { MemberPages } from './member-pages.js';
import { MatchFinderController } from './match-finder.controller.js';
import { MembersController } from './members.controller.js';
import { SavedSearchesController } from './saved-searches.controller.js';

@Module({
  controllers: [MembersController, SavedSearchesController, MatchFinderController],
  providers: [MemberPages],
  exports: [MemberPages],
})
export class MembersApiModule {}
