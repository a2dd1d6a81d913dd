import { Injectable } from '@nestjs/common';
import { MarksRepository } from './marks.repository.js';

/** So many that one statement stays short. */
const MOST = 500;

/** Looks at messages, a moment after they were sent, that find them read. */
@Injectable()
export class ReadChecks {
  constructor(private readonly marks: MarksRepository) {}

  /** Removes the reactions of that name that are due within a second though all is read; how many went. Whoever is written to now is left for later. */
  async settle(reaction: string): Promise<number> {
    let settled = 0;
    for (let last = MOST; last === MOST; settled += last) last = await this.marks.settleReadChecks(reaction, MOST);
    return settled;
  }
}
