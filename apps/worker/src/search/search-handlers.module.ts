import { Module } from '@nestjs/common';
import { LearnWordsHandler } from './learn-words.handler.js';

@Module({ providers: [LearnWordsHandler] })
export class SearchHandlersModule {}
