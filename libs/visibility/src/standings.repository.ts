import { Injectable } from '@nestjs/common';
import { Not, type FindOperator } from 'typeorm';
import type { SignOfLife } from '#contracts';
import { appNow, type Tx } from '#database';
import { MemberStandingEntity } from './member-standing.entity.js';

export type StandingFlag = 'confirmed' | 'paused' | 'suspended' | 'banned' | 'deleted' | 'fictional' | 'paid' | 'verified';
export type Standing = Readonly<Pick<MemberStandingEntity, 'memberId' | 'communityId' | StandingFlag>>;

const columns = `member_id as "memberId", community_id as "communityId", confirmed, paused, suspended, banned, deleted, fictional, paid, verified`;
const signs = {
  shows_online: 'showsOnline',
  shows_typing: 'showsTyping',
  shows_delivered: 'showsDelivered',
  shows_read: 'showsRead',
} as const satisfies Record<SignOfLife, keyof MemberStandingEntity>;

@Injectable()
export class StandingsRepository {
  async insert(tx: Tx, memberId: string, communityId: string): Promise<void> {
    await tx.repository(MemberStandingEntity).insert({ memberId, communityId, joinedAt: appNow, lastActive: appNow });
  }

  /** Others see a member from here on: whoever is told of new ones is told of this one now. */
  async confirm(tx: Tx, memberId: string): Promise<void> {
    await tx.repository(MemberStandingEntity).update({ memberId, confirmed: false }, { confirmed: true, joinedAt: appNow });
  }

  /** Whether it was otherwise before. */
  async set(tx: Tx, memberId: string, flag: StandingFlag, value: boolean): Promise<boolean> {
    const other: Partial<Record<StandingFlag, FindOperator<boolean>>> = { [flag]: Not(value) };
    const wanted: Partial<Record<StandingFlag, boolean>> = { [flag]: value };
    const { affected } = await tx.repository(MemberStandingEntity).update({ memberId, ...other }, wanted);
    return affected === 1;
  }

  async find(tx: Tx, memberId: string): Promise<Standing | undefined> {
    const [row] = await tx.query<Standing>(`select ${columns} from visibility.member_standing where member_id = $1`, [memberId]);
    return row;
  }

  async findListed(tx: Tx, memberId: string): Promise<Standing | undefined> {
    const [row] = await tx.query<Standing>(
      `select ${columns} from visibility.member_standing s where member_id = $1 and visibility.listed(s)`,
      [memberId],
    );
    return row;
  }

  /** Of these who may stand in a list that this member reads, or that a visitor does. */
  async findShown(tx: Tx, viewerId: string | null, ids: readonly string[]): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `select s.member_id as id from visibility.member_standing s
        where s.member_id = any($2::uuid[]) and visibility.listed(s) and s.member_id not in (select h from visibility.hidden_from($1) h)`,
      [viewerId, ids],
    );
    return rows.map(({ id }) => id);
  }

  async shows(tx: Tx, memberId: string, sign: SignOfLife): Promise<boolean> {
    const standing = await tx.repository(MemberStandingEntity).findOneBy({ memberId });
    return standing?.[signs[sign]] === true;
  }

  async setShows(tx: Tx, memberId: string, sign: SignOfLife, on: boolean): Promise<void> {
    const wanted: Partial<Record<(typeof signs)[SignOfLife], boolean>> = { [signs[sign]]: on };
    await tx.repository(MemberStandingEntity).update({ memberId }, wanted);
  }

  /**
   * Notes a visit, and answers whether others are to know of it. A row is written at most every 15 minutes, because each write touches the row that
   * every list reads.
   */
  async touch(tx: Tx, memberId: string): Promise<boolean> {
    const [row] = await tx.query<{ shows: boolean }>(
      `with noted as (
         update visibility.member_standing set last_active = public.app_now()
          where member_id = $1 and last_active < public.app_now() - interval '15 minutes')
       select visibility.tells_online(s) as shows from visibility.member_standing s where s.member_id = $1`,
      [memberId],
    );
    return row?.shows === true;
  }
}
