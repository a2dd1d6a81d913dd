import { Injectable } from '@nestjs/common';
import type { CautionKind, MemberId, PhotoId } from '#contracts';
import { olderThan, type Tx } from '#database';
import { MemberSignalEntity, type MemberSignalKind } from './member-signal.entity.js';
import type { MessageSignalKind } from './signal.entity.js';
import type { LookHow } from './rejected-look.entity.js';

/** The photo that it looks like was taken away: how, when, by which rule, and the case about it. */
export interface Resemblance {
  readonly distance: number;
  readonly how: LookHow;
  readonly rule: string;
  readonly at: Date;
  readonly caseId: string | null;
}

/** One thing that was noticed, with everything that says why. */
export interface FoundSignal {
  readonly kind: MemberSignalKind | MessageSignalKind;
  readonly at: Date;
  readonly photoId: PhotoId | null;
  readonly distance: number | null;
  /** Null when the time of what was remembered is over. */
  readonly resembles: Omit<Resemblance, 'distance'> | null;
  readonly domain: string | null;
  readonly people: number | null;
  readonly minutes: number | null;
  readonly messages: number | null;
  readonly cautions: CautionKind[];
}

type Row = Omit<FoundSignal, 'resembles'> & { readonly how: LookHow | null; readonly rule: string; lookAt: Date; caseId: string | null };

@Injectable()
export class MemberSignalsRepository {
  /** False when it was noticed before. */
  async notePhoto(
    tx: Tx,
    memberId: MemberId,
    photoId: PhotoId,
    near: { readonly id: string; readonly distance: number },
  ): Promise<boolean> {
    const rows = await tx.query(
      `insert into moderation.member_signal (at, member_id, kind, photo_id, look_id, distance)
       values (public.app_now(), $1, 'photo', $2, $3, $4) on conflict on constraint member_signal_once do nothing returning id`,
      [memberId, photoId, near.id, near.distance],
    );
    return rows.length === 1;
  }

  async noteAddress(tx: Tx, memberId: MemberId, domain: string): Promise<void> {
    await tx.query(
      `insert into moderation.member_signal (at, member_id, kind, domain) values (public.app_now(), $1, 'throwaway_address', $2)
       on conflict on constraint member_signal_once do nothing`,
      [memberId, domain],
    );
  }

  /** Of each of these members; more people than before take the place of fewer. Answers of whom it is new. */
  async notePeople(
    tx: Tx,
    kind: 'signup_burst' | 'fast_openings',
    members: readonly string[],
    { people, minutes }: { readonly people: number; readonly minutes: number },
  ): Promise<MemberId[]> {
    const rows = await tx.query<{ id: MemberId; isNew: boolean }>(
      `insert into moderation.member_signal as s (at, member_id, kind, people, minutes)
       select public.app_now(), m.id, $2, $3, $4 from unnest($1::uuid[]) as m (id)
       on conflict on constraint member_signal_once do update set people = excluded.people, minutes = excluded.minutes
        where s.people < excluded.people
       returning member_id as id, old.id is null as "isNew"`,
      [members, kind, people, minutes],
    );
    return rows.filter(({ isNew }) => isNew).map(({ id }) => id);
  }

  /** Of today, in the place of an earlier day: how much was seen in a day. */
  async noteViews(tx: Tx, memberId: MemberId, kind: 'many_profiles' | 'many_photos', count: number): Promise<void> {
    await tx.query(
      `insert into moderation.member_signal (at, member_id, kind, people, minutes) values (public.app_now(), $1, $2, $3, 1440)
       on conflict on constraint member_signal_once do update set at = excluded.at, people = excluded.people`,
      [memberId, kind, count],
    );
  }

  /** Everything that was noticed about each of these members, the newest first: messages as one line for each conversation. */
  async ofEach(tx: Tx, members: readonly string[], limit: number): Promise<Map<string, FoundSignal[]>> {
    const rows = await tx.query<Row & { memberId: string }>(
      `select m.id as "memberId", x.* from unnest($1::uuid[]) as m (id) cross join lateral (
         select s.kind, s.at, s.photo_id as "photoId", s.distance, s.domain, s.people, s.minutes, null::int as messages, '{}'::text[] as cautions,
                l.how, l.rule, l.at as "lookAt", d.case_id as "caseId"
           from moderation.member_signal s
           left join moderation.rejected_look l on l.id = s.look_id
           left join moderation.decision d on d.id = l.decision_id
          where s.member_id = m.id
         union all
         select s.kind, max(s.at), null, null, null, max(s.people), null, count(*)::int,
                array(select distinct c from moderation.signal t, unnest(t.cautions) c
                       where t.sender_id = m.id and t.conversation_id = s.conversation_id and t.kind = s.kind order by c),
                null, null, null, null
           from moderation.signal s where s.sender_id = m.id group by s.conversation_id, s.kind
          order by at desc limit $2) x
        order by m.id, x.at desc`,
      [members, limit],
    );
    const found = new Map<string, FoundSignal[]>();
    for (const { memberId, how, rule, lookAt, caseId, ...row } of rows) {
      const signal = { ...row, resembles: how && { how, rule, at: lookAt, caseId } };
      found.set(memberId, [...(found.get(memberId) ?? []), signal]);
    }
    return found;
  }

  /** Of these photos, which of them look like one that was taken away. */
  async resemblances(tx: Tx, photos: readonly PhotoId[]): Promise<Map<PhotoId, Resemblance>> {
    const rows = await tx.query<Resemblance & { photoId: PhotoId }>(
      `select s.photo_id as "photoId", s.distance, l.how, l.rule, l.at, d.case_id as "caseId"
         from moderation.member_signal s
         join moderation.rejected_look l on l.id = s.look_id
         left join moderation.decision d on d.id = l.decision_id
        where s.photo_id = any ($1::uuid[])`,
      [photos],
    );
    return new Map(rows.map(({ photoId, ...resemblance }) => [photoId, resemblance]));
  }

  async forgetOld(tx: Tx, days: number): Promise<number> {
    const { affected } = await tx.repository(MemberSignalEntity).delete({ at: olderThan(days) });
    return affected ?? 0;
  }
}
