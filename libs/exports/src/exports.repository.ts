import { Injectable } from '@nestjs/common';
import type { ExportState, MemberId } from '#contracts';
import type { Tx } from '#database';

export type ExportRow = {
  readonly id: string;
  readonly memberId: MemberId;
  readonly state: Exclude<ExportState, 'none'>;
  readonly object: string | null;
  readonly bytes: number | null;
  readonly askedAt: Date;
  readonly expiresAt: Date | null;
};

const columns = `id, member_id as "memberId", state, object, bytes, asked_at as "askedAt", expires_at as "expiresAt"`;

@Injectable()
export class ExportsRepository {
  async latest(tx: Tx, memberId: string): Promise<ExportRow | undefined> {
    const [row] = await tx.query<ExportRow>(
      `select ${columns} from exports.member_export where member_id = $1 order by asked_at desc, id desc limit 1`,
      [memberId],
    );
    return row;
  }

  /** Undefined while another one is being prepared. */
  async insert(tx: Tx, memberId: string): Promise<string | undefined> {
    const [row] = await tx.query<{ id: string }>(
      `insert into exports.member_export (member_id, state, asked_at) values ($1, 'preparing', public.app_now())
       on conflict (member_id) where state = 'preparing' do nothing returning id`,
      [memberId],
    );
    return row?.id;
  }

  /** The export, if it is still waiting, held until the transaction ends. */
  async lockWaiting(tx: Tx, id: string): Promise<ExportRow | undefined> {
    const [row] = await tx.query<ExportRow>(
      `select ${columns} from exports.member_export where id = $1 and state = 'preparing' for update`,
      [id],
    );
    return row;
  }

  async find(tx: Tx, id: string): Promise<ExportRow | undefined> {
    const [row] = await tx.query<ExportRow>(`select ${columns} from exports.member_export where id = $1`, [id]);
    return row;
  }

  async ready(tx: Tx, id: string, file: { readonly object: string; readonly bytes: number }, days: number): Promise<void> {
    await tx.query(
      `update exports.member_export set state = 'ready', object = $2, bytes = $3, ready_at = public.app_now(),
              expires_at = public.app_now() + make_interval(days => $4) where id = $1`,
      [id, file.object, file.bytes, days],
    );
  }

  async fail(tx: Tx, id: string): Promise<void> {
    await tx.query(`update exports.member_export set state = 'failed' where id = $1 and state = 'preparing'`, [id]);
  }

  /** What waited so long that nobody prepares it any more has failed. */
  async failStuck(tx: Tx, hours: number): Promise<void> {
    await tx.query(
      `update exports.member_export set state = 'failed' where state = 'preparing' and asked_at < public.app_now() - make_interval(hours => $1)`,
      [hours],
    );
  }

  /** Takes the files away from exports that are over, and from those that a newer one replaced; answers their names. */
  async takeOverObjects(tx: Tx): Promise<string[]> {
    const rows = await tx.query<{ object: string }>(
      `with over as (
         select e.id, e.object from exports.member_export e
          where e.object is not null and e.state <> 'preparing'
            and (e.state <> 'ready' or e.expires_at <= public.app_now()
                 or exists (select from exports.member_export n where n.member_id = e.member_id and n.state = 'ready' and n.asked_at > e.asked_at))
          for update skip locked),
       taken as (
         update exports.member_export e set object = null, bytes = null, state = case when e.state = 'ready' then 'expired' else e.state end
           from over where e.id = over.id returning 1)
       select object from over`,
    );
    return rows.map(({ object }) => object);
  }
}
