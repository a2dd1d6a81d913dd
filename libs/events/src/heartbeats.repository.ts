import { Injectable } from '@nestjs/common';
import { Raw } from 'typeorm';
import type { Tx } from '#database';
import { HeartbeatEntity } from './heartbeat.entity.js';

/** By the machine's clock, which no test moves. */
@Injectable()
export class HeartbeatsRepository {
  async put(tx: Tx, process: string): Promise<void> {
    await tx.repository(HeartbeatEntity).upsert({ process, at: () => 'now()' }, ['process']);
  }

  isYoungerThan(tx: Tx, seconds: number): Promise<boolean> {
    return tx.repository(HeartbeatEntity).existsBy({ at: Raw((at) => `${at} > now() - make_interval(secs => :seconds)`, { seconds }) });
  }
}
