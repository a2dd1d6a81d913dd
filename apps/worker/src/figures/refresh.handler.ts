import { Injectable } from '@nestjs/common';
import { FiguresService } from '#back-office';
import { done, Handles, unfinished, type JobOutcome, type PayloadOf } from '#queues';

/** The first count goes through years, and whoever asks for it waits: each piece is kept, so that several in one go lose nothing. */
const PIECES_AT_ONCE = 12;

@Injectable()
export class RefreshFiguresHandler {
  constructor(private readonly figures: FiguresService) {}

  /** Its progress is the day from which the next piece counts. */
  @Handles('figures.refresh')
  async refresh({ progress }: PayloadOf<'figures.refresh'>): Promise<JobOutcome> {
    let next = progress ?? undefined;
    for (let piece = 0; piece < PIECES_AT_ONCE; piece += 1) if (!(next = await this.figures.refresh(next))) return done;
    return unfinished(next);
  }
}
