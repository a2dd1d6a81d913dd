import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';

export type Standing = {
  readonly memberId: string;
  readonly communityId: string;
  readonly confirmed: boolean;
  readonly paused: boolean;
  readonly suspended: boolean;
  readonly banned: boolean;
  readonly deleted: boolean;
  readonly fictional: boolean;
  readonly paid: boolean;
};

export type StandingFlag = 'confirmed' | 'paused' | 'suspended' | 'banned' | 'deleted' | 'fictional' | 'paid';
const flags: readonly StandingFlag[] = ['confirmed', 'paused', 'suspended', 'banned', 'deleted', 'fictional', 'paid'];

@Injectable()
export class StandingsRepository {
  async insert(tx: Tx, memberId: string, communityId: string): Promise<void> {
    await tx.query(
      `insert into visibility.member_standing (member_id, community_id, joined_at, last_active) values ($1, $2, public.app_now(), public.app_now())`,
      [memberId, communityId],
    );
  }

  async set(tx: Tx, memberId: string, flag: StandingFlag, value: boolean): Promise<void> {
    if (!flags.includes(flag)) throw new RangeError(`no such flag: ${flag}`);
    await tx.query(`update visibility.member_standing set ${flag} = $2 where member_id = $1 and ${flag} <> $2`, [memberId, value]);
  }

  async find(tx: Tx, memberId: string): Promise<Standing | undefined> {
    const [row] = await tx.query<Standing>(
      `select member_id as "memberId", community_id as "communityId", confirmed, paused, suspended, banned, deleted, fictional, paid
         from visibility.member_standing where member_id = $1`,
      [memberId],
    );
    return row;
  }

  async findListed(tx: Tx, memberId: string): Promise<Standing | undefined> {
    const [row] = await tx.query<Standing>(
      `select member_id as "memberId", community_id as "communityId", confirmed, paused, suspended, banned, deleted, fictional, paid
         from visibility.member_standing s where member_id = $1 and visibility.listed(s)`,
      [memberId],
    );
    return row;
  }

  /** Notes a visit; a row is written at most every 15 minutes, because each write touches the row that every list reads. */
  async touch(tx: Tx, memberId: string): Promise<void> {
    await tx.query(
      `update visibility.member_standing set last_active = public.app_now()
        where member_id = $1 and last_active < public.app_now() - interval '15 minutes'`,
      [memberId],
    );
  }
}
