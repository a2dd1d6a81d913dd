import { Injectable } from '@nestjs/common';
import { IsNull, Not, Raw, type Repository } from 'typeorm';
import type { MemberId } from '#contracts';
import { appNow, appNowPlus, type Tx } from '#database';
import { MemberExportEntity } from './member-export.entity.js';

const exports = (tx: Tx): Repository<MemberExportEntity> => tx.repository(MemberExportEntity);

@Injectable()
export class ExportsRepository {
  latest(tx: Tx, memberId: MemberId): Promise<MemberExportEntity | null> {
    return exports(tx).findOne({ where: { memberId }, order: { askedAt: 'desc', id: 'desc' } });
  }

  /** Undefined while another one is being prepared. */
  async insert(tx: Tx, memberId: MemberId): Promise<string | undefined> {
    const made = await exports(tx)
      .createQueryBuilder()
      .insert()
      .values({ memberId, state: 'preparing', askedAt: appNow })
      .orIgnore()
      .returning('id')
      .updateEntity(false)
      .execute();
    return (made.raw as { id: string }[])[0]?.id;
  }

  /** The export, if it is still pending, locked until the transaction ends. */
  lockPending(tx: Tx, id: string): Promise<MemberExportEntity | null> {
    return exports(tx).findOne({ where: { id, state: 'preparing' }, lock: { mode: 'pessimistic_write' } });
  }

  find(tx: Tx, id: string): Promise<MemberExportEntity | null> {
    return exports(tx).findOneBy({ id });
  }

  /** The names of the files of a member's exports. */
  async objectsOf(tx: Tx, memberId: MemberId): Promise<string[]> {
    const found = await exports(tx).findBy({ memberId, object: Not(IsNull()) });
    return found.flatMap(({ object }) => object ?? []);
  }

  async ready(tx: Tx, id: string, file: { readonly object: string; readonly bytes: number }, days: number): Promise<void> {
    await exports(tx).update({ id }, { ...file, state: 'ready', readyAt: appNow, expiresAt: appNowPlus('days', days) });
  }

  /** Takes the finished files of these members away; answers their names. One that is being made is waited for. */
  async withdraw(tx: Tx, memberIds: readonly string[]): Promise<string[]> {
    await tx.query(`select from exports.member_export where member_id = any($1::uuid[]) order by id for update`, [memberIds]);
    const rows = await tx.query<{ object: string }>(
      `with held as (select id, object from exports.member_export where member_id = any($1::uuid[]) and object is not null),
       taken as (
         update exports.member_export e set object = null, bytes = null, state = case when e.state = 'ready' then 'expired' else e.state end
           from held where e.id = held.id returning 1)
       select object from held`,
      [memberIds],
    );
    return rows.map(({ object }) => object);
  }

  async fail(tx: Tx, id: string): Promise<void> {
    await exports(tx).update({ id, state: 'preparing' }, { state: 'failed' });
  }

  /** What waited so long that nobody prepares it any more has failed. */
  async failStuck(tx: Tx, hours: number): Promise<void> {
    const isLongAgo = Raw((askedAt) => `${askedAt} < public.app_now() - make_interval(hours => :hours)`, { hours });
    await exports(tx).update({ state: 'preparing', askedAt: isLongAgo }, { state: 'failed' });
  }

  /** Ends exports that are over, and those that a newer one replaced; answers the names of their files. */
  async expire(tx: Tx, limit: number): Promise<string[]> {
    const rows = await tx.query<{ object: string }>(
      `with over as (
         select e.id, e.object from exports.member_export e
          where e.object is not null and e.state <> 'preparing'
            and (e.state <> 'ready' or e.expires_at <= public.app_now()
                 or exists (select from exports.member_export n where n.member_id = e.member_id and n.state = 'ready' and n.asked_at > e.asked_at))
          limit $1 for update skip locked),
       taken as (
         update exports.member_export e set object = null, bytes = null, state = case when e.state = 'ready' then 'expired' else e.state end
           from over where e.id = over.id returning 1)
       select object from over`,
      [limit],
    );
    return rows.map(({ object }) => object);
  }
}
