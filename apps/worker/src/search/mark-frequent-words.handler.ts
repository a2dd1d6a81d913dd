import { Injectable } from '@nestjs/common';
import { done, Handles, unfinished, type JobOutcome, type PayloadOf } from '#queues';
import { FrequentWordsService } from '#search';

@Injectable()
export class MarkFrequentWordsHandler {
  constructor(private readonly words: FrequentWordsService) {}

  @Handles('search.mark-frequent-words')
  async mark({ progress }: PayloadOf<'search.mark-frequent-words'>): Promise<JobOutcome> {
    const last = await this.words.learn(progress ?? undefined);
    return last ? unfinished(last) : done;
  }
}
