import { Injectable } from '@nestjs/common';
import type { QueryDeepPartialEntity } from 'typeorm';
import type { Interest, OwnProfileView } from '#contracts';
import { appNow, olderThan, type Tx } from '#database';
import type { TownFacts } from '#site';
import { ageSql } from '../age.sql.js';
import { ProfileEntity } from '../profile.entity.js';
import { lifeOf, looksOf, type Answers } from './section-answers.js';
import { TownChangeEntity } from './town-change.entity.js';

export type OwnRow = Omit<OwnProfileView, 'town_changes_left' | 'town_free_at' | 'interests' | 'intimate_interests'> & {
  readonly interests: readonly Interest[];
};
/** What others read, and what waits for a moderator. */
export type AboutTexts = { readonly shown: string; readonly waiting: string | null };
export type Moves = { readonly changes: number; readonly freeAt: Date | null };

const ownSql = `select p.name, coalesce(p.about_waiting, p.about) as about, p.about_waiting is not null as about_waits, ${ageSql('p')} as age, p.gender, p.country, coalesce(r.name, p.region) as region, p.town as city, p.town_id,
       p.sought_sex, p.sought_min_age, p.sought_max_age, p.sexuality, p.sexuality_consent_at is not null as sexuality_consent,
       p.hair, p.eyes, p.body, p.tattoos, p.relationship, p.reason, p.interests, p.intimate_consent_at is not null as intimate_consent
  from profiles.profile p left join site.region r on r.country = p.country and r.code = p.region
 where p.member_id = $1`;

const MOVES_DAYS = 7;

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

  setName(tx: Tx, memberId: string, name: string): Promise<void> {
    return this.update(tx, memberId, { name });
  }

  /** The texts about the member, held until the transaction ends; only those of this version, if one is named. */
  async lockAbout(tx: Tx, memberId: string, version?: number): Promise<AboutTexts | undefined> {
    const [row] = await tx.query<AboutTexts>(
      `select about as shown, about_waiting as waiting from profiles.profile
        where member_id = $1 and ($2::int is null or about_version = $2) for no key update`,
      [memberId, version ?? null],
    );
    return row;
  }

  async isAboutShown(tx: Tx, memberId: string): Promise<boolean> {
    const rows = await tx.query(`select from profiles.profile where member_id = $1 and about <> ''`, [memberId]);
    return rows.length > 0;
  }

  /** Texts that nobody has looked at get a new number. */
  async setAbout(tx: Tx, memberId: string, { shown, waiting }: AboutTexts, isNew: boolean): Promise<void> {
    await tx.query(
      `update profiles.profile set about = $2, about_waiting = $3, about_version = about_version + $4::boolean::int, updated_at = public.app_now()
        where member_id = $1`,
      [memberId, shown, waiting, isNew],
    );
  }

  setLife(tx: Tx, memberId: string, life: Answers<'life'>): Promise<void> {
    return this.update(tx, memberId, lifeOf(life));
  }

  setLooks(tx: Tx, memberId: string, looks: Answers<'looks'>): Promise<void> {
    return this.update(tx, memberId, looksOf(looks));
  }

  setWishes(tx: Tx, memberId: string, wishes: Pick<OwnRow, 'sought_sex' | 'sought_min_age' | 'sought_max_age'>): Promise<void> {
    return this.update(tx, memberId, {
      soughtSex: wishes.sought_sex,
      soughtMinAge: wishes.sought_min_age,
      soughtMaxAge: wishes.sought_max_age,
    });
  }

  /** A consent keeps the time when it was given first. */
  setSexuality(tx: Tx, memberId: string, sexuality: OwnRow['sexuality']): Promise<void> {
    const consentAt = sexuality === null ? null : () => 'coalesce(sexuality_consent_at, public.app_now())';
    return this.update(tx, memberId, { sexuality, sexualityConsentAt: consentAt });
  }

  setInterests(tx: Tx, memberId: string, interests: Interest[], intimateConsent: boolean): Promise<void> {
    const consentAt = intimateConsent ? () => 'coalesce(intimate_consent_at, public.app_now())' : null;
    return this.update(tx, memberId, { interests, intimateConsentAt: consentAt });
  }

  async setTown(tx: Tx, memberId: string, { country, region, id, name, zone }: TownFacts): Promise<void> {
    await this.update(tx, memberId, { country, region, townId: id, town: name, zone });
    const changes = tx.repository(TownChangeEntity);
    await changes.delete({ memberId, at: olderThan(MOVES_DAYS) });
    await changes.insert({ memberId, at: appNow });
  }

  /** The changes of town in the last seven days, and when the oldest of them does not count any more. */
  async moves(tx: Tx, memberId: string): Promise<Moves> {
    const [row] = await tx.query<Moves>(
      `select count(*)::int as changes, min(at) + make_interval(days => $2) as "freeAt"
         from profiles.town_change where member_id = $1 and at > public.app_now() - make_interval(days => $2)`,
      [memberId, MOVES_DAYS],
    );
    return row ?? { changes: 0, freeAt: null };
  }

  private async update(tx: Tx, memberId: string, section: QueryDeepPartialEntity<ProfileEntity>): Promise<void> {
    await tx.repository(ProfileEntity).update({ memberId }, { ...section, updatedAt: appNow });
  }
}
