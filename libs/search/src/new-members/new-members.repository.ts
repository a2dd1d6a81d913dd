import { Injectable } from '@nestjs/common';
import type { Gender, MemberId, SoughtSex } from '#contracts';
import type { Tx } from '#database';

/** Members to whom the same others may be of interest. */
export interface Segment {
  readonly community_id: string;
  readonly country: string;
  readonly region: string;
  readonly gender: Gender;
  readonly sought_sex: SoughtSex;
  readonly sought_min_age: number;
  readonly sought_max_age: number;
  /** Their own ages: five years of them. */
  readonly min_age: number;
  readonly max_age: number;
}

export interface NewMember {
  readonly id: MemberId;
  readonly name: string;
  readonly age: number;
  readonly town: string;
}

/** The rules stand in sql/new_members.sql. */
@Injectable()
export class NewMembersRepository {
  /** Undefined for somebody without a profile. */
  async segmentOf(tx: Tx, memberId: MemberId): Promise<Segment | undefined> {
    const [segment] = await tx.query<Segment>(
      `select p.community_id, p.country, p.region, p.gender, p.sought_sex, p.sought_min_age, p.sought_max_age,
              band.low as min_age, band.low + 4 as max_age
         from profiles.profile p, lateral (select least(extract(year from age(public.app_now()::date, p.birth_date))::int, 99) / 5 * 5 as low) band
        where p.member_id = $1`,
      [memberId],
    );
    return segment;
  }

  /** Who joined in so many days before `day`, by whole days of UTC: every new member belongs to one week. */
  async candidates(
    tx: Tx,
    segment: Segment,
    { day, days, limit }: { readonly day: string; readonly days: number; readonly limit: number },
  ): Promise<string[]> {
    const [row] = await tx.query<{ ids: string[] }>(`select search.new_members($1, $2::date - $3::int, $2::date, $4) as ids`, [
      JSON.stringify(segment),
      day,
      days,
      limit,
    ]);
    return row?.ids ?? [];
  }

  /** Those of them who joined in that hour of UTC, in their order. */
  async joinedInHour(
    tx: Tx,
    candidates: readonly string[],
    { hour, limit }: { readonly hour: string; readonly limit: number },
  ): Promise<string[]> {
    const [row] = await tx.query<{ ids: string[] }>(`select search.joined_in_hour($1::uuid[], $2::timestamptz, $3) as ids`, [
      candidates,
      `${hour}:00:00Z`,
      limit,
    ]);
    return row?.ids ?? [];
  }

  pick(tx: Tx, viewerId: MemberId, candidates: readonly string[], limit: number): Promise<NewMember[]> {
    return tx.query<NewMember>(`select id, name, age, town from search.new_members_for($1, $2, $3)`, [viewerId, candidates, limit]);
  }
}
