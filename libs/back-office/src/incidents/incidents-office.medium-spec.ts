import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditModule } from '#audit';
import type { StaffRole } from '#contracts-admin';
import { World } from '#testing';
import { BackOfficeModule } from '../back-office.module.js';
import { IncidentsOfficeService } from './incidents-office.service.js';

let world: World;
let office: IncidentsOfficeService;
beforeAll(async () => {
  world = await World.open([AuditModule, BackOfficeModule]);
  office = world.get(IncidentsOfficeService);
});
beforeEach(() => world.empty());
afterAll(() => world.close());

const actor = (role: StaffRole) => ({ id: randomUUID(), roles: [role], ip: '127.0.0.1' });
const page = { page: 1, per_page: 25 };
const written = {
  kind: 'trouble' as const,
  parts: ['mail' as const],
  began_at: '2026-11-29T14:00:00.000Z',
  ended_at: null,
  texts: { nl: 'De post is te laat.' },
};

describe('what members are told on the status page', () => {
  it('is listed as it was written, the newest first, for whoever may tell them', async () => {
    const ops = actor('ops');
    await office.write(ops, written);
    await office.write(ops, { ...written, kind: 'work', began_at: '2026-12-01T02:00:00.000Z', ended_at: '2026-12-01T03:00:00.000Z' });
    const { rows, total } = await office.list(actor('content'), page);
    expect(total).toBe(2);
    expect(rows.map(({ kind }) => kind)).toEqual(['work', 'trouble']);
    expect(rows[1]).toMatchObject({ ...written, version: 1 });
    for (const role of ['moderator', 'finance', 'support'] as const) {
      await expect(office.list(actor(role), page)).rejects.toMatchObject({ code: 'forbidden' });
      await expect(office.write(actor(role), written)).rejects.toMatchObject({ code: 'forbidden' });
    }
  });

  it('is changed by whoever saw it as it is, and not over the words of a colleague', async () => {
    const ops = actor('ops');
    const { incident } = await office.write(ops, written);
    const ended = { ...written, version: 1, ended_at: '2026-11-29T15:00:00.000Z' };
    expect((await office.change(ops, incident.id, ended)).incident).toMatchObject({ ended_at: ended.ended_at, version: 2 });
    await expect(office.change(actor('owner'), incident.id, { ...written, version: 1 })).rejects.toMatchObject({ code: 'text_changed' });
    await expect(office.change(ops, randomUUID(), ended)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('does not end before it began', async () => {
    await expect(office.write(actor('ops'), { ...written, ended_at: '2026-11-29T13:59:00.000Z' })).rejects.toMatchObject({
      code: 'invalid_input',
      details: { fields: { ended_at: 'invalid_input' } },
    });
    expect(await world.rows(`select from operations.incident`)).toEqual([]);
  });

  it('stands in the log with its parts and languages, and without its words', async () => {
    const ops = actor('ops');
    const { incident } = await office.write(ops, written);
    const entries = await world.rows<{ act: string; facts: object }>(`select act, facts from audit.entry where subject_id = $1`, [
      incident.id,
    ]);
    expect(entries).toEqual([
      {
        act: 'incident.written',
        facts: { kind: 'trouble', parts: ['mail'], began_at: written.began_at, ended_at: null, languages: ['nl'] },
      },
    ]);
  });
});
