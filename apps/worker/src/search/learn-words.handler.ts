import { Injectable } from '@nestjs/common';
import { done, Handles, type JobOutcome } from '#queues';
import { FrequentWordsService } from '#search';

@Injectable()
export class LearnWordsHandler {
  constructor(private readonly words: FrequentWordsService) {}

  @Handles('search.learn-words')
  async learnWords(): Promise<JobOutcome> {
    await this.words.learn();
    return done;
  }
}
