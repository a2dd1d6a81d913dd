import { Injectable } from '@nestjs/common';
import { Raw } from 'typeorm';
import type { Tx } from '#database';
import { HeartbeatEntity } from './heartbeat.entity.js';

export type BeatingProcess = Readonly<Pick<HeartbeatEntity, 'id' | 'process' | 'host' | 'pid'>>;
export type ProcessLife = Readonly<HeartbeatEntity> & { readonly isAlive: boolean; readonly silentS: number };

/** By the machine's clock, which no test moves. */
@Injectable()
export class HeartbeatsRepository {
  async put(tx: Tx, { id, process, host, pid }: BeatingProcess): Promise<void> {
    await tx.query(
      `insert into events.heartbeat (id, process, host, pid, started_at, at) values ($1, $2, $3, $4, now(), now())
       on conflict (id) do update set at = now()`,
      [id, process, host, pid],
    );
  }

  async remove(tx: Tx, id: string): Promise<void> {
    await tx.repository(HeartbeatEntity).delete({ id });
  }

  async removeSilent(tx: Tx, seconds: number): Promise<void> {
    await tx.repository(HeartbeatEntity).delete({ at: Raw((at) => `${at} < now() - make_interval(secs => :seconds)`, { seconds }) });
  }

  find(tx: Tx, process: string, silentS: number): Promise<ProcessLife[]> {
    return tx.query<ProcessLife>(
      `select id, process, host, pid, started_at as "startedAt", at, at > now() - make_interval(secs => $2) as "isAlive",
              extract(epoch from now() - at)::float8 as "silentS"
         from events.heartbeat where process = $1 order by started_at, id`,
      [process, silentS],
    );
  }
}
