import { Global, Module } from '@nestjs/common';
import { SearchService } from './search.service.js';
import { SwipeDeckService } from './swipe-deck.service.js';

@Global()
@Module({ providers: [SearchService, SwipeDeckService], exports: [SearchService, SwipeDeckService] })
export class SearchModule {}
