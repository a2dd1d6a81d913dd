import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FrequentWordsService } from './frequent-words.service.js';
import { Impressions } from './impressions.js';
import { ImpressionsRepository } from './impressions.repository.js';
import { Listings } from './listings.service.js';
import { MatchAnswersRepository } from './match-answers.repository.js';
import { MatchFinderService } from './match-finder.service.js';
import { NewMembersRepository } from './new-members.repository.js';
import { NewMembersService } from './new-members.service.js';
import { PeopleRepository } from './people.repository.js';
import { SavedSearchesRepository } from './saved-searches.repository.js';
import { SavedSearchesService } from './saved-searches.service.js';
import { SearchData } from './search.data.js';
import { SearchService } from './search.service.js';
import { SwipeDeckService } from './swipe-deck.service.js';
import { searchEntities } from './search.entities.js';

const services = [
  SearchService,
  SavedSearchesService,
  MatchFinderService,
  SwipeDeckService,
  NewMembersService,
  FrequentWordsService,
  Impressions,
  Listings,
];
const repositories = [PeopleRepository, NewMembersRepository, SavedSearchesRepository, MatchAnswersRepository, ImpressionsRepository];

@Global()
@Module({
  imports: [TypeOrmModule.forFeature(searchEntities)],
  providers: [...services, ...repositories, SearchData],
  exports: services,
})
export class SearchModule {}
