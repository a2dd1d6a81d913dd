import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { Transactions } from '#database';
import { keyedHash } from './secrets.js';

const REMEMBERED_DAYS = 30;

/** Remembers for a month that somebody was refused, by a keyed hash alone: the address itself is not kept. */
@Injectable()
export class Refusals {
  constructor(
    private readonly transactions: Transactions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async remember(why: string, communityId: string, email: string): Promise<void> {
    await this.transactions.single(
      `insert into auth.refusal (key, until) values ($1, public.app_now() + make_interval(days => $2))
       on conflict (key) do update set until = excluded.until`,
      [this.keyOf(why, communityId, email), REMEMBERED_DAYS],
    );
  }

  async isRemembered(why: string, communityId: string, email: string): Promise<boolean> {
    const rows = await this.transactions.single(`select 1 from auth.refusal where key = $1 and until > public.app_now()`, [
      this.keyOf(why, communityId, email),
    ]);
    return rows.length > 0;
  }

  private keyOf(...parts: readonly string[]): Buffer {
    return keyedHash(this.config.appSecret, 'refusal', ...parts);
  }
}
