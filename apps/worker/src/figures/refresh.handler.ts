import { Injectable } from '@nestjs/common';
import { FiguresService } from '#back-office';
import { done, Handles, unfinished, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class RefreshFiguresHandler {
  constructor(private readonly figures: FiguresService) {}

  /** Its progress is the day from which the next piece counts. */
  @Handles('figures.refresh')
  async refresh({ progress }: PayloadOf<'figures.refresh'>): Promise<JobOutcome> {
    const next = await this.figures.refresh(progress ?? undefined);
    return next ? unfinished(next) : done;
  }
}
