import { Injectable } from '@nestjs/common';
import type { Gender, MemberId, PhotoId } from '#contracts';
import { appNow, type Tx } from '#database';
import { ageSql } from '#profiles';
import { lockMinutes } from '../cases/index.js';
import { ReviewEntity, type ReviewState } from './review.entity.js';

export type Review = Readonly<ReviewEntity>;
/** What its moderator sees. */
export type ReviewRow = Pick<Review, 'id' | 'kind' | 'at'> & {
  readonly memberId: MemberId;
  readonly photoId: PhotoId | null;
  readonly name: string;
  readonly age: number;
  readonly gender: Gender;
  readonly town: string;
  readonly fictional: boolean;
  readonly caption: string | null;
  readonly main: boolean | null;
  readonly private: boolean | null;
  readonly text: string | null;
  /** Whether others see it already. */
  readonly shown: boolean;
};

/** With `w`, its photo and its profile: what was noted is what is there now, and nobody approved it since. */
const isCurrent = `case w.kind
  when 'photo' then ph.status in ('checking', 'visible', 'hidden') and ph.full_key::text = w.version and w.at > coalesce(ph.approved_at, '-infinity')
  else p.about_version::text = w.version and coalesce(p.about_waiting, p.about) <> '' end`;
const joined = `join profiles.profile p on p.member_id = w.member_id
  join visibility.member_standing s on s.member_id = w.member_id
  left join media.photo ph on ph.member_id = w.member_id and ph.id = w.photo_id`;
/** Of somebody whom others could meet. */
const isAlive = `s.confirmed and not s.deleted and not s.banned and not s.suspended`;
/** `$1` moderator, `$2` minutes. */
const isFree = `(w.locked_by is null or w.locked_by = $1::uuid or w.locked_at < public.app_now() - make_interval(mins => $2))`;
const rowSql = `select w.id, w.kind, w.at, w.member_id as "memberId", w.photo_id as "photoId", p.name, ${ageSql('p')} as age, p.gender, p.town,
       s.fictional, ph.caption, ph.main, ph.private, case w.kind when 'text' then coalesce(p.about_waiting, p.about) end as text,
       case w.kind when 'photo' then ph.status = 'visible' else p.about_waiting is null end as shown
  from moderation.review w ${joined}`;

@Injectable()
export class ReviewsRepository {
  /** Notes the photo as it is now, once; an older picture of it that still waits is forgotten. */
  async collectPhoto(tx: Tx, memberId: MemberId, photoId: PhotoId): Promise<boolean> {
    const rows = await tx.query(
      `with now as (
         select full_key::text as version from media.photo
          where member_id = $1 and id = $2 and full_key is not null and status in ('checking', 'visible', 'hidden')),
       old as (
         delete from moderation.review w using now
          where w.member_id = $1 and w.photo_id = $2 and w.state = 'waiting' and w.version <> now.version)
       insert into moderation.review (kind, member_id, photo_id, version, at)
       select 'photo', $1, $2, version, public.app_now() from now on conflict do nothing returning id`,
      [memberId, photoId],
    );
    return rows.length === 1;
  }

  /** The same of the text about the member. */
  async collectText(tx: Tx, memberId: MemberId): Promise<boolean> {
    const rows = await tx.query(
      `with now as (
         select about_version::text as version from profiles.profile where member_id = $1 and coalesce(about_waiting, about) <> ''),
       old as (
         delete from moderation.review w using now
          where w.member_id = $1 and w.kind = 'text' and w.state = 'waiting' and w.version <> now.version)
       insert into moderation.review (kind, member_id, version, at)
       select 'text', $1, version, public.app_now() from now on conflict do nothing returning id`,
      [memberId],
    );
    return rows.length === 1;
  }

  /** Holds so many for this moderator, those they hold already among them; answers which are new to them. What they passed over comes last. */
  async claimBatch(tx: Tx, moderatorId: string, count: number): Promise<string[]> {
    const rows = await tx.query<{ id: string; isNew: boolean }>(
      `with next as (
         select w.id from moderation.review w ${joined}
          where w.state = 'waiting' and ${isFree} and ${isAlive} and ${isCurrent}
          order by (w.locked_by is distinct from $1::uuid), ($1::uuid = any (w.skipped_by)), w.at, w.id limit $3 for update of w skip locked)
       update moderation.review w set locked_by = $1, locked_at = public.app_now() from next where w.id = next.id
       returning w.id, old.locked_by is distinct from $1::uuid as "isNew"`,
      [moderatorId, lockMinutes, count],
    );
    return rows.filter(({ isNew }) => isNew).map(({ id }) => id);
  }

  /** What this moderator holds, in the order of the queue. */
  heldBy(tx: Tx, moderatorId: string): Promise<ReviewRow[]> {
    return tx.query<ReviewRow>(
      `${rowSql} where w.state = 'waiting' and w.locked_by = $1::uuid and w.locked_at >= public.app_now() - make_interval(mins => $2)
          and ${isAlive} and ${isCurrent}
        order by ($1::uuid = any (w.skipped_by)), w.at, w.id`,
      [moderatorId, lockMinutes],
    );
  }

  /** How many wait, whoever holds them, counted up to a limit. */
  async waiting(tx: Tx, limit: number): Promise<number> {
    const [row] = await tx.query<{ n: number }>(
      `select count(*)::int as n from (
         select from moderation.review w ${joined} where w.state = 'waiting' and ${isAlive} and ${isCurrent} limit $1) as those`,
      [limit],
    );
    return row?.n ?? 0;
  }

  /** As its moderator saw it, also after it was decided. */
  async row(tx: Tx, id: string): Promise<ReviewRow | undefined> {
    const [row] = await tx.query<ReviewRow>(`${rowSql} where w.id = $1`, [id]);
    return row;
  }

  find(tx: Tx, id: string): Promise<Review | null> {
    return tx.repository(ReviewEntity).findOneBy({ id });
  }

  lock(tx: Tx, id: string): Promise<Review | null> {
    return tx.repository(ReviewEntity).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Whether what was seen is still what is there. The caller holds the row. */
  async isCurrent(tx: Tx, id: string): Promise<boolean> {
    return (await tx.query(`select from moderation.review w ${joined} where w.id = $1 and ${isCurrent}`, [id])).length === 1;
  }

  /**
   * Claims this one, and for longer everything else this moderator works on. False when somebody else does. What another call of theirs has
   * locked is left to that call: two at once do not wait for each other.
   */
  async claim(tx: Tx, moderatorId: string, id: string): Promise<boolean> {
    const rows = await tx.query<{ id: string }>(
      `with theirs as (
         select w.id from moderation.review w
          where w.state = 'waiting' and w.locked_by = $1::uuid and w.id <> $3
            and w.locked_at >= public.app_now() - make_interval(mins => $2) for update skip locked)
       update moderation.review w set locked_by = $1, locked_at = public.app_now()
        where w.state = 'waiting' and (w.id = $3 and ${isFree} or w.id in (select t.id from theirs t))
       returning w.id`,
      [moderatorId, lockMinutes, id],
    );
    return rows.some((row) => row.id === id);
  }

  async decide(
    tx: Tx,
    id: string,
    state: Exclude<ReviewState, 'waiting'>,
    staffId: string,
    decisionId: string | null = null,
  ): Promise<void> {
    await tx
      .repository(ReviewEntity)
      .update({ id }, { state, decidedBy: staffId, decidedAt: appNow, decisionId, lockedBy: null, lockedAt: null });
  }

  /** It waits again, held by this moderator or by nobody. */
  async reopen(tx: Tx, id: string, holder: string | null): Promise<void> {
    await tx.repository(ReviewEntity).update(
      { id },
      {
        state: 'waiting',
        decidedBy: null,
        decidedAt: null,
        decisionId: null,
        lockedBy: holder,
        lockedAt: holder === null ? null : appNow,
      },
    );
  }

  async skip(tx: Tx, id: string, staffId: string): Promise<void> {
    await tx.query(
      `update moderation.review set locked_by = null, locked_at = null, skipped_by = array_append(array_remove(skipped_by, $2::uuid), $2::uuid)
        where id = $1`,
      [id, staffId],
    );
  }

  async undoSkip(tx: Tx, id: string, staffId: string): Promise<void> {
    await tx.query(`update moderation.review set skipped_by = array_remove(skipped_by, $2::uuid) where id = $1`, [id, staffId]);
  }

  async remove(tx: Tx, id: string): Promise<void> {
    await tx.repository(ReviewEntity).delete({ id });
  }

  /** What nobody has to look at any more since days, and what was decided so long ago that nobody can appeal it. */
  async forgetOld(tx: Tx, days: number, months: number): Promise<number> {
    const rows = await tx.query(
      `with gone as (
         select w.id from moderation.review w left join profiles.profile p on p.member_id = w.member_id
           left join media.photo ph on ph.member_id = w.member_id and ph.id = w.photo_id
          where w.state = 'waiting' and w.at < public.app_now() - make_interval(days => $1) and (${isCurrent}) is not true
             or w.decided_at < public.app_now() - make_interval(months => $2))
       delete from moderation.review w using gone where w.id = gone.id returning w.id`,
      [days, months],
    );
    return rows.length;
  }
}
