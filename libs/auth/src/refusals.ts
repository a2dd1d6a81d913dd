import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { Transactions } from '#database';
import { keyedHash } from './secrets.js';

const REMEMBERED_DAYS = 30;

type Refusal = readonly [why: string, communityId: string, email: string, network: string];

/** Remembers for a month that somebody was refused, by a keyed hash alone: neither address nor network is kept. */
@Injectable()
export class Refusals {
  constructor(
    private readonly transactions: Transactions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async remember(...refusal: Refusal): Promise<void> {
    await this.transactions.single(
      `insert into auth.refusal (key, until) values ($1, public.app_now() + make_interval(days => $2))
       on conflict (key) do update set until = excluded.until`,
      [this.keyOf(refusal), REMEMBERED_DAYS],
    );
  }

  async isRemembered(...refusal: Refusal): Promise<boolean> {
    const rows = await this.transactions.single(`select 1 from auth.refusal where key = $1 and until > public.app_now()`, [
      this.keyOf(refusal),
    ]);
    return rows.length > 0;
  }

  private keyOf(parts: Refusal): Buffer {
    return keyedHash(this.config.appSecret, 'refusal', ...parts);
  }
}
