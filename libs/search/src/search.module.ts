import { Global, Module } from '@nestjs/common';
import { FrequentWordsService } from './frequent-words.service.js';
import { MatchFinderService } from './match-finder.service.js';
import { SavedSearchesService } from './saved-searches.service.js';
import { SearchData } from './search.data.js';
import { SearchService } from './search.service.js';
import { SwipeDeckService } from './swipe-deck.service.js';

const services = [SearchService, SavedSearchesService, MatchFinderService, SwipeDeckService, FrequentWordsService];

@Global()
@Module({ providers: [...services, SearchData], exports: services })
export class SearchModule {}
