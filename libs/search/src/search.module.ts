import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FrequentWordsService, Listings } from './listings/index.js';
import { Impressions, ImpressionsRepository } from './impressions/index.js';
import { MatchAnswersRepository } from './match-answers.repository.js';
import { MatchFinderService } from './match-finder.service.js';
import { NewMembersRepository, NewMembersService } from './new-members/index.js';
import { PeopleRepository } from './people.repository.js';
import { SavedSearchesRepository, SavedSearchesService } from './saved-searches/index.js';
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
