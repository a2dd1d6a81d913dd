import { Injectable } from '@nestjs/common';
import { signsOfLife, type SignOfLife } from '#contracts';
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

  async shows(tx: Tx, memberId: string, sign: SignOfLife): Promise<boolean> {
    const [row] = await tx.query<{ shows: boolean }>(
      `select ${columnOf(sign)} as shows from visibility.member_standing where member_id = $1`,
      [memberId],
    );
    return row?.shows === true;
  }

  async setShows(tx: Tx, memberId: string, sign: SignOfLife, on: boolean): Promise<void> {
    await tx.query(`update visibility.member_standing set ${columnOf(sign)} = $2 where member_id = $1`, [memberId, on]);
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

/** The text of a statement is made of known words only. */
function columnOf(sign: SignOfLife): SignOfLife {
  if (!signsOfLife.includes(sign)) throw new RangeError(`no such sign: ${sign}`);
  return sign;
}
