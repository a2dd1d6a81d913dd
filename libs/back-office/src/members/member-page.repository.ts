import { Injectable } from '@nestjs/common';
import type { MailStop } from '#auth';
import type { Gender, SoughtSex, UserStatus } from '#contracts';
import type { OfficePhotoStatus } from '#contracts-admin';
import type { Tx } from '#database';
import { isOutOfSight } from '#moderation';
import { ageSql } from '#profiles';
import type { Viewer } from '../staff-actor.js';

export type AccountRow = {
  id: string;
  email: string;
  status: UserStatus;
  language: string;
  site: string | null;
  signed_up: Date;
  confirmed_at: Date | null;
  terms_version: Date;
  terms_accepted_at: Date;
  notifications_disabled: MailStop[];
  tracking: Record<string, string>;
  sessions: number;
};
export type StandingRow = Record<'confirmed' | 'paused' | 'suspended' | 'banned' | 'deleted' | 'fictional' | 'paid', boolean> & {
  last_active: Date;
};
export type ProfileRow = {
  name: string;
  age: number;
  gender: Gender;
  sought_sex: SoughtSex;
  sought_min_age: number;
  sought_max_age: number;
  country: string;
  region: string;
  town: string;
  about: string;
  interests: string[];
  updated_at: Date;
};
export type PhotoRow = {
  id: string;
  main: boolean;
  private: boolean;
  premium_only: boolean;
  status: OfficePhotoStatus;
  width: number | null;
  height: number | null;
  added: Date;
  rendered: boolean;
};
export type SentRow = { id: string; conversation_id: string; other_id: string; other_name: string | null };

/** What the page of one member shows. Each statement asks one module, by the member's id. */
@Injectable()
export class MemberPageRepository {
  async account(tx: Tx, id: string): Promise<AccountRow | undefined> {
    const [row] = await tx.query<AccountRow>(
      `select a.id, a.email, a.status, a.language, w.name as site, a.created_at as signed_up, a.confirmed_at, a.terms_version,
              a.terms_accepted_at, a.notifications_disabled, a.tracking,
              (select count(*)::int from auth.session s where s.member_id = a.id and s.expires_at > public.app_now()) as sessions
         from auth.account a left join site.site w on w.id = a.site_id
        where a.id = $1`,
      [id],
    );
    return row;
  }

  async standing(tx: Tx, id: string): Promise<StandingRow | undefined> {
    const [row] = await tx.query<StandingRow>(
      `select confirmed, paused, suspended, banned, deleted, fictional, paid, last_active from visibility.member_standing where member_id = $1`,
      [id],
    );
    return row;
  }

  async profile(tx: Tx, id: string): Promise<ProfileRow | undefined> {
    const [row] = await tx.query<ProfileRow>(profileSql, [id]);
    return row;
  }

  photos(tx: Tx, id: string): Promise<PhotoRow[]> {
    return tx.query(
      `select id, main, private, premium_only, status, width, height, created_at as added, full_key is not null as rendered
         from media.photo where member_id = $1 and status <> 'removed' order by main desc, position, id`,
      [id],
    );
  }

  async balance(tx: Tx, id: string): Promise<number> {
    const [row] = await tx.query<{ balance: number }>(`select balance from payments.wallet where member_id = $1`, [id]);
    return row?.balance ?? 0;
  }

  /** To whom messages went, by their ids: of one sender, between two moments. */
  sent(tx: Tx, id: string, { ids, from, to }: { ids: readonly string[]; from: Date; to: Date }, viewer: Viewer): Promise<SentRow[]> {
    return tx.query(
      `select m.id, m.conversation_id, c.other_id, case when not ${isOutOfSight('c.other_id', '$5', '$6')} then p.name end as other_name
         from chats.conv_member c
         join chats.message m on m.conversation_id = c.conversation_id and m.sender_id = c.member_id
         left join profiles.profile p on p.member_id = c.other_id
        where c.member_id = $1 and m.id = any($2::uuid[])
          -- Moments come here by whole milliseconds.
          and m.at >= $3 and m.at < $4::timestamptz + interval '1 millisecond'`,
      [id, ids, from, to, viewer.id, viewer.isOwner],
    );
  }
}

const profileSql = `select name, ${ageSql('p')} as age, gender, sought_sex, sought_min_age, sought_max_age, country, region, town, about,
       interests, updated_at
  from profiles.profile p where member_id = $1`;
