import { Injectable } from '@nestjs/common';
import type { Interest, OwnProfileView } from '#contracts';
import type { Tx } from '#database';
import type { TownFacts } from '#site';
import { ageSql } from './age.sql.js';

export type OwnRow = Omit<OwnProfileView, 'town_changes_left' | 'town_free_at' | 'interests' | 'intimate_interests'> & {
  readonly interests: readonly Interest[];
};
export type Moves = { readonly changes: number; readonly freeAt: Date | null };

const ownSql = `select p.name, p.about, ${ageSql('p')} as age, p.gender, p.country, coalesce(r.name, p.region) as region, p.town as city, p.town_id,
       p.sought_sex, p.sought_min_age, p.sought_max_age, p.sexuality, p.sexuality_consent_at is not null as sexuality_consent,
       p.hair, p.eyes, p.body, p.tattoos, p.relationship, p.reason, p.interests, p.intimate_consent_at is not null as intimate_consent
  from profiles.profile p left join site.region r on r.country = p.country and r.code = p.region
 where p.member_id = $1`;

/** One statement for each section: nothing that was not asked for is ever written. */
@Injectable()
export class OwnProfileRepository {
  async find(tx: Tx, memberId: string): Promise<OwnRow | undefined> {
    const [row] = await tx.query<OwnRow>(ownSql, [memberId]);
    return row;
  }

  async lock(tx: Tx, memberId: string): Promise<OwnRow | undefined> {
    await tx.query(`select from profiles.profile where member_id = $1 for no key update`, [memberId]);
    return this.find(tx, memberId);
  }

  async setBasics(tx: Tx, memberId: string, name: string, about: string): Promise<void> {
    await tx.query(`update profiles.profile set name = $2, about = $3, updated_at = public.app_now() where member_id = $1`, [
      memberId,
      name,
      about,
    ]);
  }

  async setLife(tx: Tx, memberId: string, relationship: string | null, reason: string | null): Promise<void> {
    await tx.query(`update profiles.profile set relationship = $2, reason = $3, updated_at = public.app_now() where member_id = $1`, [
      memberId,
      relationship,
      reason,
    ]);
  }

  async setLooks(tx: Tx, memberId: string, looks: Pick<OwnRow, 'hair' | 'eyes' | 'body' | 'tattoos'>): Promise<void> {
    await tx.query(
      `update profiles.profile set hair = $2, eyes = $3, body = $4, tattoos = $5, updated_at = public.app_now() where member_id = $1`,
      [memberId, looks.hair, looks.eyes, looks.body, looks.tattoos],
    );
  }

  async setWishes(tx: Tx, memberId: string, wishes: Pick<OwnRow, 'sought_sex' | 'sought_min_age' | 'sought_max_age'>): Promise<void> {
    await tx.query(
      `update profiles.profile set sought_sex = $2, sought_min_age = $3, sought_max_age = $4, updated_at = public.app_now() where member_id = $1`,
      [memberId, wishes.sought_sex, wishes.sought_min_age, wishes.sought_max_age],
    );
  }

  async setSexuality(tx: Tx, memberId: string, sexuality: string | null): Promise<void> {
    await tx.query(
      `update profiles.profile
          set sexuality = $2, sexuality_consent_at = case when $2::text is null then null else coalesce(sexuality_consent_at, public.app_now()) end,
              updated_at = public.app_now()
        where member_id = $1`,
      [memberId, sexuality],
    );
  }

  async setInterests(tx: Tx, memberId: string, interests: readonly Interest[], intimateConsent: boolean): Promise<void> {
    await tx.query(
      `update profiles.profile
          set interests = $2::text[], intimate_consent_at = case when $3 then coalesce(intimate_consent_at, public.app_now()) end,
              updated_at = public.app_now()
        where member_id = $1`,
      [memberId, interests, intimateConsent],
    );
  }

  async setTown(tx: Tx, memberId: string, town: TownFacts): Promise<void> {
    await tx.query(
      `update profiles.profile
          set country = $2, region = $3, town_id = $4, town = $5, zone = $6, updated_at = public.app_now()
        where member_id = $1`,
      [memberId, town.country, town.region, town.id, town.name, town.zone],
    );
    await tx.query(
      `with old as (delete from profiles.town_change where member_id = $1 and at < public.app_now() - interval '7 days')
       insert into profiles.town_change (member_id, at) values ($1, public.app_now())`,
      [memberId],
    );
  }

  /** The changes of town in the last seven days, and when the oldest of them does not count any more. */
  async moves(tx: Tx, memberId: string): Promise<Moves> {
    const [row] = await tx.query<Moves>(
      `select count(*)::int as changes, min(at) + interval '7 days' as "freeAt"
         from profiles.town_change where member_id = $1 and at > public.app_now() - interval '7 days'`,
      [memberId],
    );
    return row ?? { changes: 0, freeAt: null };
  }
}
