import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { currentEnvironment } from '#config';
import type { StaffRole } from '#contracts-admin';
import { eventually, mailsTo, Product, productUrls, untilWhole, type Answer } from '#testing-product';
import { OfficeStaff } from './support/office-staff.js';

let product: Product;
let office: OfficeStaff;
beforeAll(() => {
  product = new Product();
  const { APP_SECRET = '' } = currentEnvironment();
  office = new OfficeStaff(
    { rows: (sql, parameters) => product.sql(sql, parameters), config: { appSecret: APP_SECRET } },
    productUrls[0] ?? '',
  );
});
beforeEach(() => untilWhole());
afterAll(() => product.close());

/** The mail that somebody tried an address, given up before it went out. */
async function aDeadMail(): Promise<{ id: string; address: string }> {
  const { id: memberId, email } = await product.member();
  const id = randomUUID();
  await product.sql(
    `insert into events.dead_letter (id, reaction, payload, tries, reason, told_at, at)
     values ($1, 'mail.address-tried', jsonb_build_object('memberId', $2::text, 'tryId', uuidv7()), 20, 'MailDelayed: later', now(), now())`,
    [id, memberId],
  );
  return { id, address: email };
}

it('a dead letter is retried from the back office by ops: it runs, is gone from the list, and the log says who and why [#141]', async () => {
  const { id, address } = await aDeadMail();
  const ops = await office.signedIn('ops');
  const shown = (await ops.get(`/api/admin/dead-letters/${id}`)) as Answer;
  expect(shown.body).toMatchObject({
    id,
    job: 'mail.address-tried',
    events: ['auth.address_tried'],
    tries: 20,
    error: 'MailDelayed: later',
  });

  const press = () => ops.post(`/api/admin/dead-letters/${id}/retry`).send({ reason: 'outage_over' });
  expect((await press()).status).toBe(200);
  expect((await press()).status).toBe(404);

  await eventually(60, async () => (await mailsTo(address)).some(({ text }) => text.includes('/login')));
  await eventually(10, async () => (await product.sql(`select 1 from events.outbox where id = $1`, [id])).length === 0);
  const { body } = (await ops.get('/api/admin/dead-letters?per_page=100')) as Answer<{ rows: { id: string }[] }>;
  expect(body.rows.map((row) => row.id)).not.toContain(id);
  expect(await product.sql(`select act, subject_kind, reason, facts from audit.entry where subject_id = $1`, [id])).toEqual([
    { act: 'dead_letter.retried', subject_kind: 'dead_letter', reason: 'outage_over', facts: { job: 'mail.address-tried', tries: 20 } },
  ]);
});

it('nobody else can look at it, nor have it tried again', async () => {
  const { id } = await aDeadMail();
  for (const role of ['moderator', 'finance', 'content', 'owner'] as const satisfies readonly StaffRole[]) {
    const staff = await office.signedIn(role);
    for (const path of ['dead-letters', `dead-letters/${id}`, 'recurring-jobs', 'workers', 'queues'])
      expect([role, path, (await staff.get(`/api/admin/${path}`)).status]).toEqual([role, path, 403]);
    expect((await staff.post(`/api/admin/dead-letters/${id}/retry`).send({ reason: 'outage_over' })).status).toBe(403);
  }
  expect(await product.sql(`select 1 from events.dead_letter where id = $1`, [id])).toHaveLength(1);
  await product.sql(`delete from events.dead_letter where id = $1`, [id]);
});

it('a recurring job runs when ops say so, and the worker that ran it is on the list', async () => {
  const ops = await office.signedIn('ops');
  type Row = { id: string; job: string; state: string; ended_at: string | null };
  const tidy = async (): Promise<Row | undefined> => {
    const { body } = (await ops.get('/api/admin/recurring-jobs?per_page=100')) as Answer<{ rows: Row[] }>;
    return body.rows.find(({ job }) => job === 'account.forget-changes');
  };
  const before = await eventually(30, tidy);
  expect((await ops.post(`/api/admin/recurring-jobs/${before.id}/run`).send({ reason: 'cause_mended' })).status).toBe(200);
  await eventually(30, async () => {
    const now = await tidy();
    return now?.state === 'waiting' && now.ended_at !== before.ended_at;
  });
  const { body } = (await ops.get('/api/admin/workers')) as Answer<{ rows: { alive: boolean }[] }>;
  expect(body.rows.filter(({ alive }) => alive)).toHaveLength(1);
});
