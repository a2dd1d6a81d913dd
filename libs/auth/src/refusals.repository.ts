import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { appNowPlus, isAhead, type Tx } from '#database';
import { RefusalEntity } from './refusal.entity.js';
import { keyedHash } from './secrets.js';

type Refusal = readonly [why: string, communityId: string, email: string, network: string];

/** Remembers for a time that somebody was refused, by a keyed hash alone: neither address nor network is kept. */
@Injectable()
export class RefusalsRepository {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async remember(tx: Tx, days: number, ...refusal: Refusal): Promise<void> {
    await tx.repository(RefusalEntity).upsert({ key: this.keyOf(refusal), until: appNowPlus('days', days) }, ['key']);
  }

  async forget(tx: Tx, ...refusal: Refusal): Promise<void> {
    await tx.repository(RefusalEntity).delete({ key: this.keyOf(refusal) });
  }

  isRemembered(tx: Tx, ...refusal: Refusal): Promise<boolean> {
    return tx.repository(RefusalEntity).existsBy({ key: this.keyOf(refusal), until: isAhead() });
  }

  private keyOf(parts: Refusal): Buffer {
    return keyedHash(this.config.appSecret, 'refusal', ...parts);
  }
}
