import type pg from 'pg';

const PHOTOS = 36;
const TEXTS = 24;

/** The newest members came within the last hours: nobody has looked at their photos and texts yet. Everything older was looked at. */
export async function leaveToReview(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into moderation.review (kind, member_id, photo_id, version, at)
     select 'photo', ph.member_id, ph.id, ph.full_key::text, public.app_now() - make_interval(mins => 5 * row_number() over (order by s.joined_at desc, ph.id)::int)
       from media.photo ph join visibility.member_standing s on s.member_id = ph.member_id
      where ph.status = 'visible' order by s.joined_at desc, ph.id limit $1`,
    [PHOTOS],
  );
  await client.query(
    `insert into moderation.review (kind, member_id, version, at)
     select 'text', p.member_id, p.about_version::text, public.app_now() - make_interval(mins => 7 * row_number() over (order by s.joined_at desc, p.member_id)::int)
       from profiles.profile p join visibility.member_standing s on s.member_id = p.member_id
      where p.about <> '' order by s.joined_at desc, p.member_id limit $1`,
    [TEXTS],
  );
}
