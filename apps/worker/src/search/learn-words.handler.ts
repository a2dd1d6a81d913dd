import { Injectable } from '@nestjs/common';
import { done, Handles, unfinished, type JobOutcome, type PayloadOf } from '#queues';
import { FrequentWordsService } from '#search';

@Injectable()
export class LearnWordsHandler {
  constructor(private readonly words: FrequentWordsService) {}

  @Handles('search.learn-words')
  async learnWords({ progress }: PayloadOf<'search.learn-words'>): Promise<JobOutcome> {
    const last = await this.words.learn(progress ?? undefined);
    return last ? unfinished(last) : done;
  }
}
