import { Global, Module } from '@nestjs/common';
import { SearchData } from './search.data.js';
import { SearchService } from './search.service.js';
import { SwipeDeckService } from './swipe-deck.service.js';

@Global()
@Module({ providers: [SearchService, SwipeDeckService, SearchData], exports: [SearchService, SwipeDeckService] })
export class SearchModule {}
