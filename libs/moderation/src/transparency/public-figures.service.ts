import { Injectable } from '@nestjs/common';
import type { YearFigures } from '#contracts';
import { Clock } from '#database';
import { publicFigures } from './public-figures.policy.js';
import { TransparencyService } from './transparency.service.js';

const FRESH_MS = 10 * 60_000;

interface Reading {
  readonly at: number;
  readonly years: readonly YearFigures[];
}

/** The figures of this year and the last one for everybody: read once in ten minutes, however many ask. */
@Injectable()
export class PublicFigures {
  private last?: Reading;
  private asked?: Promise<Reading>;

  constructor(
    private readonly transparency: TransparencyService,
    private readonly clock: Clock,
  ) {}

  async years(): Promise<readonly YearFigures[]> {
    const now = this.clock.now();
    const { last } = this;
    if (last && now.getTime() - last.at < FRESH_MS && last.years[0]?.year === now.getUTCFullYear()) return last.years;
    this.asked ??= this.read(now).finally(() => delete this.asked);
    return (await this.asked).years;
  }

  private async read(now: Date): Promise<Reading> {
    const year = now.getUTCFullYear();
    const years = [];
    for (const one of [year, year - 1]) years.push(publicFigures(one, await this.transparency.reportOf(one)));
    return (this.last = { at: now.getTime(), years });
  }
}
