import type pg from 'pg';
import sharp from 'sharp';
import { sealSecret } from '#auth';
import { demoIds, type NamedCompany, setCompany } from '#site';
import type { ObjectStore } from '#storage';
import { demoStaff } from '../start/demo-logins.js';
import type { DemoMember } from './demo-member.js';
import { type MemberName, memberNumber } from './named-members.js';
import { renderPicture } from './pictures.js';

/** The staff of the demo, with the TOTP secrets that `npm start` prints. */
export async function insertStaff(client: pg.ClientBase, passwordHash: string, appSecret: string): Promise<void> {
  for (const { email, name, role, totpSecret } of demoStaff) {
    await client.query(
      `insert into auth.staff (email, name, password_hash, totp_secret, roles, demo) values ($1, $2, $3, $4, $5, true) on conflict (email) do nothing`,
      [email, name, passwordHash, sealSecret(totpSecret, appSecret), [role]],
    );
  }
}

/** Beside the company of the default site: those of two others, each written as its country writes addresses. */
const demoCompanies: readonly (NamedCompany & { readonly host: string })[] = [
  {
    host: 'de.localhost',
    name: 'Zweiter Frühling GmbH',
    address: 'Musterstraße 5, 10115',
    kvk: 'HRB 00000',
    city: 'Berlin',
    country: 'DE',
    tradenames: ['Second Spring'],
    vatNumbers: ['DE000000000'],
    supportPhone: '030 23125 000',
    supportEmail: 'hilfe@secondspring.example',
  },
  {
    host: 'en.localhost',
    name: 'Second Spring Ltd',
    address: '12 Sample Street, SW1A 1AA',
    kvk: '01234567',
    city: 'London',
    country: 'GB',
    tradenames: ['Second Spring'],
    vatNumbers: ['GB000000000'],
    supportPhone: '020 7946 0000',
    supportEmail: 'help@secondspring.example',
  },
];

/** An example: no bank knows it. */
const demoCreditor = 'NL22ZZZ000000000000';

/** By the way in which an owner names the company of a site. */
export async function nameCompanies(client: pg.ClientBase): Promise<void> {
  for (const { host, ...details } of demoCompanies) await setCompany(client, details, host);
  await client.query(`update site.company set creditor_id = $2 where id = $1`, [demoIds.company, demoCreditor]);
}

/** A code of the demo's site that members type themselves. */
export const demoDiscount = { code: 'SPRING10', basisPoints: 1_000 } as const;

export async function insertDiscount(client: pg.ClientBase, siteId: string): Promise<void> {
  const { code, basisPoints } = demoDiscount;
  await client.query(
    `insert into payments.discount_code (site_id, code, basis_points) values ($1, $2, $3) on conflict on constraint discount_code_text do nothing`,
    [siteId, code, basisPoints],
  );
}

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
  const portrait = sharp(await renderPicture(member.portrait, member.gender));
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
