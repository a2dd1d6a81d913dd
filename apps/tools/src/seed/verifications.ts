import type pg from 'pg';
import sharp from 'sharp';
import type { ObjectStore } from '#storage';
import { memberNumber, type MemberName } from './named-members.js';
import type { DemoMember } from './demo-member.js';
import { renderPortrait } from './pictures.js';

const verified: readonly MemberName[] = ['johan', 'annemiek', 'els'];
const waiting: MemberName = 'ria';
/** Not among the shared ones: it goes when a moderator has decided, as any other. */
const selfie = 'photos/de/demo-selfie';

const thumb = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 125" fill="#e2b08f" stroke="#8a5a3c" stroke-width="1.4" stroke-linejoin="round">
     <path d="M80 92h16v33H80z" fill="#5c7590" stroke="none"/>
     <path d="M76 74q0-5 5-5h12q5 0 5 5v14q0 7-7 7h-8q-7 0-7-7z"/><path d="M78 71q5-7 4-17 0-4 4-4t4 5q0 9-3 15"/><path d="M83 78h13M83 84h13" fill="none"/>
   </svg>`,
);

/** Some of the named members have the badge; one selfie waits for the moderators, with the thumb that was asked for drawn into it. */
export async function insertVerifications(client: pg.ClientBase, store: ObjectStore, members: readonly DemoMember[]): Promise<void> {
  const of = (name: MemberName) => members[memberNumber(name)];
  await client.query(
    `with shown as (
       select p.member_id, array_agg(p.id) as photos from media.photo p
         join visibility.member_standing s on s.member_id = p.member_id and not s.fictional
        where p.member_id = any($1::uuid[]) and p.status = 'visible' and not p.private
        group by p.member_id having bool_or(p.main)),
     marked as (update visibility.member_standing s set verified = true from shown where s.member_id = shown.member_id returning s.member_id)
     insert into moderation.verification
            (member_id, pose, state, asked_at, pose_until, sent_at, consent_version, compared, decided_at, settled_at)
     select member_id, 'two_fingers', 'approved', now() - interval '9 days', now() - interval '8 days', now() - interval '9 days', 1, photos,
            now() - interval '8 days', now() - interval '8 days'
       from shown join marked using (member_id)`,
    [verified.flatMap((name) => of(name)?.id ?? [])],
  );
  const member = of(waiting);
  if (!member || member.portrait === null) return;
  const portrait = sharp(await renderPortrait(member.portrait, member.gender));
  const { width, height } = await portrait.metadata();
  const hand = await sharp(thumb).resize(width, height, { fit: 'fill' }).png().toBuffer();
  await store.put(
    selfie,
    await portrait
      .composite([{ input: hand }])
      .webp()
      .toBuffer(),
    'image/webp',
  );
  await client.query(
    `insert into moderation.verification (member_id, pose, state, asked_at, pose_until, sent_at, consent_version, selfie)
     values ($1, 'thumb_up', 'waiting', now() - interval '3 hours', now() + interval '21 hours', now() - interval '2 hours', 1, $2)`,
    [member.id, selfie],
  );
}
