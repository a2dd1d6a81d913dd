import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Transactions } from '#database';
import { World } from '#testing';
import { Audit, AuditModule, type AuditEntry } from './index.js';

let world: World;
let transactions: Transactions;
let audit: Audit;

beforeAll(async () => {
  world = await World.open([AuditModule]);
  transactions = world.get(Transactions);
  audit = world.get(Audit);
});
afterAll(() => world.close());

const opened = (): AuditEntry & { subject: { kind: 'member'; id: string } } => ({
  staffId: randomUUID(),
  act: 'member.opened',
  subject: { kind: 'member', id: randomUUID() },
  facts: { fields: ['account'] },
  ip: '127.0.0.1',
});
const entriesOf = (id: string) =>
  transactions.single<{ act: string; at: Date }>(`select act, at from audit.entry where subject_id = $1`, [id]);

describe('the audit log', () => {
  it('keeps an entry together with the act', async () => {
    const entry = opened();
    await transactions.run((tx) => audit.record(tx, entry));
    expect(await entriesOf(entry.subject.id)).toEqual([{ act: 'member.opened', at: expect.any(Date) }]);
  });

  it('has no entry when the act is rolled back [ASVS 2.3.3]', async () => {
    const entry = opened();
    const act = transactions.run(async (tx) => {
      await audit.record(tx, entry);
      throw new Error('the act failed');
    });
    await expect(act).rejects.toThrow('the act failed');
    expect(await entriesOf(entry.subject.id)).toEqual([]);
  });

  it.each(['update audit.entry set reason = $1', 'delete from audit.entry where reason <> $1'])('refuses the app: %s', async (sql) => {
    await expect(transactions.single(sql, ['other'])).rejects.toThrow(/permission denied/);
  });

  it('refuses the app the partitions too, those of coming months included', async () => {
    await audit.makePartitions();
    const partitions = await transactions.single<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit.entry'::regclass`,
      [],
    );
    expect(partitions.length).toBeGreaterThanOrEqual(5);
    for (const { name } of partitions) {
      await expect(transactions.single(`delete from ${name}`, [])).rejects.toThrow(/permission denied/);
      await expect(transactions.single(`truncate ${name}`, [])).rejects.toThrow(/permission denied/);
    }
  });
});
