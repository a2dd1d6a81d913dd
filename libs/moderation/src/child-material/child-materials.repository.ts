import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import { appNow, type Tx } from '#database';
import { ChildMaterialEntity, type ChildMaterialState } from './child-material.entity.js';
import type { SealedOrder, SealedVisit } from './dossier.js';

export type ChildMaterial = Readonly<Omit<ChildMaterialEntity, 'sealed'>>;
export type NewChildMaterial = Pick<ChildMaterialEntity, 'reference' | 'foundBy' | 'memberId' | 'siteId' | 'country'> & {
  readonly id: string;
  readonly months: number;
  readonly sealed: Buffer;
};
export type Viewer = { readonly id: string; readonly isOwner: boolean };
export type PersonRow = {
  readonly email: string;
  readonly site_id: string;
  readonly language: string;
  readonly created_at: Date;
  readonly confirmed_at: Date | null;
  readonly tracking: Record<string, string>;
  readonly name: string | null;
  readonly birth_date: string | null;
  readonly gender: string | null;
  readonly country: string | null;
  readonly region: string | null;
  readonly town: string | null;
  readonly about: string | null;
};
export type ReportAbout = {
  readonly id: string;
  readonly receipt: string;
  readonly at: Date;
  readonly reason: string;
  readonly reporter_id: string;
  readonly conversation_id: string | null;
  readonly name: string | null;
  readonly email: string | null;
};
export type ClosedCase = { readonly id: string; readonly kind: string };

const iso = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** `$2` who looks, `$3` whether they are the owner. */
const isTheirs = '($3::boolean or k.found_by = $2::uuid)';

@Injectable()
export class ChildMaterialsRepository {
  async newId(tx: Tx): Promise<string> {
    const [row] = await tx.query<{ id: string }>('select uuidv7() as id');
    if (!row) throw new Error('no id');
    return row.id;
  }

  async insert(tx: Tx, { id, reference, foundBy, memberId, siteId, country, months, sealed }: NewChildMaterial): Promise<void> {
    await tx.query(
      `insert into moderation.child_material (id, reference, at, found_by, member_id, site_id, country, keep_until, sealed)
       values ($1, $2, public.app_now(), $3, $4, $5, $6, public.app_now() + make_interval(months => $7), $8)`,
      [id, reference, foundBy, memberId, siteId, country, months, sealed],
    );
  }

  /** What is known about the member and not released, whoever found it. */
  alive(tx: Tx, memberId: string): Promise<ChildMaterial | undefined> {
    return tx
      .query<ChildMaterial>(
        `select id, reference, found_by as "foundBy", state from moderation.child_material where member_id = $1 and released_at is null`,
        [memberId],
      )
      .then(([row]) => row);
  }

  find(tx: Tx, id: string): Promise<ChildMaterial | null> {
    return tx.repository(ChildMaterialEntity).findOneBy({ id });
  }

  lock(tx: Tx, id: string): Promise<ChildMaterial | null> {
    return tx.repository(ChildMaterialEntity).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async sealedOf(tx: Tx, id: string): Promise<Buffer | null> {
    const found = await tx.repository(ChildMaterialEntity).findOne({ where: { id }, select: { id: true, sealed: true } });
    return found?.sealed ?? null;
  }

  async storeSealed(tx: Tx, id: string, sealed: Buffer, objects: readonly string[]): Promise<void> {
    await tx
      .repository(ChildMaterialEntity)
      .update({ id }, { state: 'sealed' satisfies ChildMaterialState, sealed, objects: [...objects] });
  }

  async update(tx: Tx, id: string, sealed: Buffer): Promise<void> {
    await tx.repository(ChildMaterialEntity).update({ id }, { sealed });
  }

  async handOver(tx: Tx, id: string, staffId: string, authority: string): Promise<void> {
    await tx.repository(ChildMaterialEntity).update({ id }, { handedOverAt: appNow, handedOverBy: staffId, handedOverTo: authority });
  }

  async extendRetention(tx: Tx, id: string, months: number): Promise<void> {
    await tx.query(
      `update moderation.child_material set keep_until = greatest(keep_until, public.app_now() + make_interval(months => $2)) where id = $1`,
      [id, months],
    );
  }

  async release(tx: Tx, id: string): Promise<void> {
    await tx.repository(ChildMaterialEntity).update({ id }, { releasedAt: appNow });
  }

  async destroy(tx: Tx, id: string): Promise<void> {
    await tx.repository(ChildMaterialEntity).update({ id }, { state: 'destroyed', sealed: null, objects: [] });
  }

  /** Whose time is over, held until the transaction ends. */
  lockDue(tx: Tx, limit: number): Promise<ChildMaterial[]> {
    return tx.query<ChildMaterial>(
      `select id, reference, objects, state from moderation.child_material where state <> 'destroyed' and keep_until <= public.app_now()
        order by keep_until limit $1 for update skip locked`,
      [limit],
    );
  }

  /** Whether an id leads to something that is out of this person's sight: of a member, a case, a decision, a review, a verification, a photo, an order and what belongs to it. */
  async isOutOfSight(tx: Tx, { id: staffId, isOwner }: Viewer, id: string): Promise<boolean> {
    const rows = await tx.query(
      `select from moderation.child_material k where k.released_at is null and not ${isTheirs} and (k.id = $1::uuid or k.member_id in (
         select $1::uuid
         union all select c.subject_id from moderation.case c where c.id = $1::uuid
         union all select d.member_id from moderation.decision d where d.id = $1::uuid
         union all select w.member_id from moderation.review w where w.id = $1::uuid
         union all select v.member_id from moderation.verification v where v.id = $1::uuid
         union all select p.member_id from media.photo p where p.id = $1::uuid
         union all select o.member_id from payments.orders o where o.id = $1::uuid
         union all select r.member_id from payments.refund r where r.id = $1::uuid
         union all select q.member_id from payments.money_request q where q.id = $1::uuid
         union all select m.member_id from payments.mandate m where m.id = $1::uuid
         union all select b.member_id from payments.debit_block b where b.id = $1::uuid
         union all select c.user_id from payments.discount_code c where c.id = $1::uuid and c.user_id is not null
         union all select o.member_id from payments.recon_issue i join payments.orders o on o.id = i.order_id where i.id = $1::uuid)) limit 1`,
      [id, staffId, isOwner],
    );
    return rows.length > 0;
  }

  /** Those of these members that this person may see. */
  async inSight(tx: Tx, { id: staffId, isOwner }: Viewer, memberIds: readonly string[]): Promise<Set<string>> {
    const rows = await tx.query<{ id: string }>(
      `select m.id from unnest($1::uuid[]) as m (id)
        where not exists (select from moderation.child_material k where k.member_id = m.id and k.released_at is null and not ${isTheirs})`,
      [memberIds, staffId, isOwner],
    );
    return new Set(rows.map(({ id }) => id));
  }

  async person(tx: Tx, memberId: MemberId): Promise<PersonRow | undefined> {
    const [row] = await tx.query<PersonRow>(
      `select a.email, a.site_id, a.language, a.created_at, a.confirmed_at, a.tracking, p.name, p.birth_date::text, p.gender, p.country, p.region, p.town,
              p.about
         from auth.account a left join profiles.profile p on p.member_id = a.id where a.id = $1 for update of a`,
      [memberId],
    );
    return row;
  }

  visits(tx: Tx, memberId: MemberId): Promise<SealedVisit[]> {
    return tx.query<SealedVisit>(
      `select ${iso('v.began')} as from, ${iso('v.ended')} as until, v.user_agent as device
         from (select created_at as began, last_seen_at as ended, user_agent from auth.session where member_id = $1
               union select first_seen_at, last_seen_at, user_agent from auth.known_device where member_id = $1) v
        order by v.began`,
      [memberId],
    );
  }

  orders(tx: Tx, memberId: MemberId): Promise<SealedOrder[]> {
    return tx.query<SealedOrder>(
      `select id, ${iso('created_at')} as at, method, psp as provider, psp_id as "providerId", state, country_evidence ->> 'network' as network
         from payments.orders where member_id = $1 order by created_at`,
      [memberId],
    );
  }

  /** The cases about the member that staff opened themselves. */
  async initiativesAbout(tx: Tx, memberId: MemberId): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(`select id from moderation.initiative where member_id = $1 order by at, id`, [memberId]);
    return rows.map(({ id }) => id);
  }

  reportsAbout(tx: Tx, memberId: MemberId): Promise<ReportAbout[]> {
    return tx.query<ReportAbout>(
      `select r.id, r.receipt, r.at, r.reason, r.reporter_id, r.conversation_id, p.name, a.email
         from moderation.report r left join auth.account a on a.id = r.reporter_id left join profiles.profile p on p.member_id = r.reporter_id
        where r.subject_id = $1 order by r.at, r.id`,
      [memberId],
    );
  }

  /** Ends everything that moderators work on about the member; answers what it was. */
  async closeCases(tx: Tx, memberId: MemberId): Promise<ClosedCase[]> {
    await tx.query(`select from moderation.case where subject_id = $1 order by id for update`, [memberId]);
    await tx.query(`update moderation.decision set state = 'undone' where member_id = $1 and state in ('proposed', 'pending')`, [memberId]);
    await tx.query(`delete from moderation.review where member_id = $1 and state = 'waiting'`, [memberId]);
    return tx.query<ClosedCase>(
      `update moderation.case set state = 'closed', closed_at = public.app_now(), locked_by = null, locked_at = null
        where subject_id = $1 and state <> 'closed' returning id, kind`,
      [memberId],
    );
  }

  /** Answers the reports that waited: each was right. */
  async confirmReports(tx: Tx, memberId: MemberId): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `update moderation.report set state = 'decided', outcome = 'confirmed', decided_at = public.app_now()
        where subject_id = $1 and state = 'open' returning id`,
      [memberId],
    );
    return rows.map(({ id }) => id);
  }

  /** What moderators wrote about the member's cases. */
  async forgetNotes(tx: Tx, memberId: MemberId): Promise<void> {
    await tx.query(`delete from moderation.note n using moderation.case c where c.id = n.case_id and c.subject_id = $1`, [memberId]);
  }

  async removeEvidence(tx: Tx, reportIds: readonly string[]): Promise<void> {
    await tx.query(`delete from moderation.evidence where report_id = any($1::uuid[])`, [reportIds]);
  }
}
