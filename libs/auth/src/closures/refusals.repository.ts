import { Inject, Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { CONFIG, type Config } from '#config';
import { appNowPlus, isAhead, type Tx } from '#database';
import { RefusalEntity } from './refusal.entity.js';
import { keyedHash } from '../secrets.js';

export type Refusal = readonly [why: string, communityId: string, email: string, network: string];

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

  /** Those of many that are remembered. */
  async among(tx: Tx, refusals: readonly Refusal[]): Promise<Refusal[]> {
    const keyed = refusals.map((refusal) => ({ refusal, key: this.keyOf(refusal) }));
    const found = await tx.repository(RefusalEntity).findBy({ key: In(keyed.map(({ key }) => key)), until: isAhead() });
    const known = new Set(found.map(({ key }) => key.toString('base64')));
    return keyed.flatMap(({ refusal, key }) => (known.has(key.toString('base64')) ? [refusal] : []));
  }

  private keyOf(parts: Refusal): Buffer {
    return keyedHash(this.config.appSecret, 'refusal', ...parts);
  }
}
