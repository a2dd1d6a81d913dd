import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditModule } from '#audit';
import type { StaffRole } from '#contracts-admin';
import { World } from '#testing';
import { BackOfficeModule, WaitingOfficeService, type StaffActor } from '../index.js';

const staff = (...roles: StaffRole[]): StaffActor => ({ id: randomUUID(), roles, ip: '192.0.2.1' });

describe('what waits for a moderator', () => {
  let world: World;

  beforeAll(async () => {
    world = await World.open([AuditModule, BackOfficeModule]);
  });
  beforeEach(() => world.empty());
  afterAll(() => world.close());

  const count = (actor: StaffActor) => world.get(WaitingOfficeService).count(actor);
  const opened = (more: { priority?: number; hours?: number; state?: string; escalated?: boolean; notBy?: readonly string[] } = {}) =>
    world.rows(
      `insert into moderation.case (id, kind, reason, priority, opened_at, due_at, state, escalated, not_by, closed_at)
       values (uuidv7(), 'report', 'other', $1, app_now(), app_now() + make_interval(hours => $2), $3, $4, $5, case $3 when 'closed' then app_now() end)`,
      [more.priority ?? 3, more.hours ?? 72, more.state ?? 'open', more.escalated ?? false, more.notBy ?? []],
    );

  it('is counted: all, what comes at once, and what is late; what is closed no longer', async () => {
    await opened();
    await opened({ priority: 0, hours: 4 });
    await opened({ hours: -1 });
    await opened({ priority: 0, hours: -1, state: 'closed' });
    expect(await count(staff('moderator'))).toEqual({ cases: { all: 3, at_once: 1, late: 1 }, requests: 0, reviews: 0, verifications: 0 });
  });

  it('is what they may decide: not what they proposed themselves, nor what the owner was handed', async () => {
    const mira = staff('moderator');
    await opened({ state: 'proposed', notBy: [mira.id] });
    await opened({ priority: 0, escalated: true });
    expect((await count(mira)).cases).toEqual({ all: 0, at_once: 0, late: 0 });
    expect((await count(staff('moderator'))).cases).toEqual({ all: 1, at_once: 0, late: 0 });
    expect((await count(staff('owner'))).cases).toEqual({ all: 2, at_once: 1, late: 0 });
  });

  it('counts selfies, and new photos and texts', async () => {
    const anna = await world.member('Anna', { signup_message: 'A widow from Utrecht' });
    await world.rows(`delete from moderation.review`);
    await world.rows(
      `insert into moderation.review (kind, member_id, version, at)
       select 'text', member_id, about_version::text, app_now() from profiles.profile where member_id = $1`,
      [anna.id],
    );
    await world.rows(
      `insert into moderation.verification (member_id, pose, state, asked_at, pose_until, sent_at, selfie, consent_version)
       values ($1, 'thumb_up', 'waiting', app_now(), app_now(), app_now(), 'a-selfie', 1)`,
      [anna.id],
    );
    expect(await count(staff('moderator'))).toMatchObject({ reviews: 1, verifications: 1 });
  });

  it.each(['finance', 'content', 'ops'] as const)('is not for %s', async (role) => {
    await expect(async () => count(staff(role))).rejects.toMatchObject({ code: 'forbidden' });
  });
});
