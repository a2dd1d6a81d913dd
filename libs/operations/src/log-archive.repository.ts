import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';

/** What Postgres says of the log that it sends to where the backups are. */
@Injectable()
export class LogArchiveRepository {
  /** For how long it sent no piece of it, in seconds; undefined where it sends none. */
  async unsentFor(tx: Tx): Promise<number | undefined> {
    const [row] = await tx.query<{ s: number }>(
      `select extract(epoch from now() - coalesce(last_archived_time, pg_postmaster_start_time()))::float8 as s
         from pg_stat_archiver where current_setting('archive_mode') = 'on'`,
    );
    return row?.s;
  }
}
