import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';

@Injectable()
export class TakenMailEventsRepository {
  /** False when it was taken before; of two calls at once the second waits for the first. */
  async insertOnce(tx: Tx, id: string): Promise<boolean> {
    const taken = await tx.query(
      `insert into notifications.taken_mail_event (id, at) values ($1, public.app_now()) on conflict (id) do nothing returning id`,
      [id],
    );
    return taken.length > 0;
  }

  async removeOld(tx: Tx, days: number): Promise<void> {
    await tx.query(`delete from notifications.taken_mail_event where at < public.app_now() - make_interval(days => $1)`, [days]);
  }
}
