import { Injectable } from '@nestjs/common';
import type { Gender } from '#contracts';
import type { Tx } from '#database';
import { imageSql, type ImageSource } from '#media';
import { ageSql } from '../age.sql.js';
import type { Coordinates } from './distance.policy.js';

export type CardRow = {
  readonly id: string;
  readonly name: string;
  readonly age: number;
  readonly gender: Gender;
  readonly country: string;
  readonly region: string;
  readonly city: string;
  /** Of the member's town, and of the viewer's; null without one. */
  readonly place: Coordinates | null;
  readonly viewerPlace: Coordinates | null;
  readonly about: string;
  readonly fictional: boolean;
  readonly verified: boolean;
  readonly showsOnline: boolean;
  readonly newHere: boolean;
  readonly viewerPaid: boolean;
  readonly photo: ImageSource | null;
};

/** The statement of cards: viewer, ids. */
const cardsSql = `select p.member_id as id, p.name, ${ageSql('p')} as age, p.gender, p.country, coalesce(r.name, p.region) as region, p.town as city,
              case when w.id is not null then json_build_object('lat', w.lat, 'lon', w.lon) end as place,
              (select json_build_object('lat', h.lat, 'lon', h.lon)
                 from profiles.profile me join site.town h on h.id = me.town_id where me.member_id = $1) as "viewerPlace",
              left(p.about, 200) as about, s.fictional, s.verified, visibility.tells_online(s) as "showsOnline",
              s.joined_at > (select public.app_now()) - interval '14 days' as "newHere",
              coalesce((select v.paid from visibility.member_standing v where v.member_id = $1), false) as "viewerPaid", ${imageSql('ph')} as photo
         from profiles.profile p
         join visibility.member_standing s on s.member_id = p.member_id
         left join site.town w on w.id = p.town_id
         left join site.region r on r.country = p.country and r.code = p.region
         left join media.photo ph on ph.member_id = p.member_id and ph.main
        where p.member_id = any($2::uuid[])`;

@Injectable()
export class CardsRepository {
  /** The facts of cards in one query, in no particular order. Who may see them was decided by whoever chose the ids. */
  byIds(tx: Tx, viewerId: string | null, ids: readonly string[]): Promise<CardRow[]> {
    return tx.query<CardRow>(cardsSql, [viewerId, ids]);
  }

  names(tx: Tx, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
    return tx.query(`select member_id as id, name from profiles.profile where member_id = any($1::uuid[])`, [ids]);
  }
}
