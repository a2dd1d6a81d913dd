import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditModule } from '#audit';
import type { PhotoId } from '#contracts';
import type { StaffRole } from '#contracts-admin';
import { World, type TestMember } from '#testing';
import { BackOfficeModule, MemberPageService, PhotosOfficeService, type StaffActor } from '../index.js';

const staff = (...roles: StaffRole[]): StaffActor => ({ id: randomUUID(), roles, ip: '192.0.2.1' });

describe('a photo that waits for a moderator', () => {
  let world: World;
  let anna: TestMember;
  let photo: PhotoId;

  beforeAll(async () => {
    world = await World.open([AuditModule, BackOfficeModule]);
  });
  beforeEach(async () => {
    await world.empty();
    anna = await world.member('Anna');
    photo = randomUUID() as PhotoId;
    const [keys] = await world.rows<{ full: string }>(
      `insert into media.photo (id, member_id, status, position, main, thumb_key, card_key, full_key, blurred_key, width, height, created_at)
       values ($1, $2, 'checking', 1, true, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 4, 5, now())
       returning full_key as full`,
      [photo, anna.id],
    );
    await world.rows(`insert into media.rendition (key, photo_id, member_id, variant, object) values ($1, $2, $3, 'full', 'x')`, [
      keys?.full,
      photo,
      anna.id,
    ]);
  });
  afterAll(() => world.close());

  const approve = (actor: StaffActor) => world.get(PhotosOfficeService).approve(actor, photo, {});
  const reject = (actor: StaffActor) => world.get(PhotosOfficeService).reject(actor, photo, { reason: 'not_decent' });
  const status = async () => (await world.get(MemberPageService).openMember(staff('moderator'), anna.id)).photos?.[0]?.status;
  const entries = (actor: StaffActor) =>
    world.rows(`select act, subject_id, reason, facts from audit.entry where staff_id = $1`, [actor.id]);

  it.each([
    ['approved', approve, 'visible', 'member.photo_approved', ''],
    ['rejected', reject, 'rejected', 'member.photo_rejected', 'not_decent'],
  ] as const)('stands on the page of the member and is decided once: %s [#81]', async (_, decide, after, act, reason) => {
    const moderator = staff('moderator');
    expect(await status()).toBe('checking');
    await decide(moderator);
    expect(await status()).toBe(after);
    const written = [{ act, subject_id: anna.id, reason, facts: { photo_id: photo } }];
    expect(await entries(moderator)).toEqual(written);
    await expect(approve(moderator)).rejects.toMatchObject({ code: 'photo_not_found' });
    expect(await entries(moderator)).toEqual(written);
  });

  it.each(['finance', 'content', 'ops'] as const)('is not decided by %s', async (role) => {
    for (const decide of [approve, reject]) await expect(decide(staff(role))).rejects.toMatchObject({ code: 'forbidden' });
    expect(await status()).toBe('checking');
  });
});
