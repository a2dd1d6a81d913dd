import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { MemberCard } from '#contracts';
import { logger } from '#observability';
import { ImpressionsRepository, type ImpressionSum } from './impressions.repository.js';

const FLUSH_MS = 10_000;

/**
 * How many profiles the lists of the search show, and how many of them are fictional: a member who did not ask for such profiles must see none, and
 * the owner's dashboard says whether that is so. Only sums, gathered in memory: showing a page writes nothing; a process that is killed loses seconds.
 */
@Injectable()
export class Impressions implements OnApplicationShutdown {
  private gathered = new Map<string, ImpressionSum>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly impressions: ImpressionsRepository) {}

  /** `areFictionalAsked`: whoever looks has chosen to see fictional profiles too. */
  count(siteId: string, profiles: readonly Pick<MemberCard, 'country' | 'fictional'>[], areFictionalAsked: boolean): void {
    for (const { country, fictional } of profiles) {
      const isUnasked = fictional && !areFictionalAsked;
      this.add({ siteId, country, shown: 1, fictional: Number(fictional), unasked: Number(isUnasked) });
    }
  }

  /** Adds what was gathered. What cannot be written now is tried again with the next sums. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const sums = [...this.gathered.values()];
    this.gathered = new Map();
    if (sums.length === 0) return;
    try {
      await this.impressions.add(sums);
    } catch (error) {
      logger.warn({ err: error }, 'impressions not written');
      for (const sum of sums) this.add(sum);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.flush();
    clearTimeout(this.timer);
  }

  private add({ siteId, country, shown, fictional, unasked }: ImpressionSum): void {
    const key = `${siteId} ${country}`;
    const known = this.gathered.get(key);
    if (known) {
      known.shown += shown;
      known.fictional += fictional;
      known.unasked += unasked;
    } else this.gathered.set(key, { siteId, country, shown, fictional, unasked });
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }
}
