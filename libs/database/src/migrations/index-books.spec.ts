import { expect, it } from '@jest/globals';
import type { QueryRunner } from 'typeorm';
import { IndexBooks1800000112100 } from './1800000112100-index-books.js';

it('the book of money and the ledger stay writable while the books get their indexes', async () => {
  const statements: string[] = [];
  const indexes = new IndexBooks1800000112100();
  await indexes.up({ query: async (statement: string) => void statements.push(statement) } as unknown as QueryRunner);
  expect(indexes.transaction).toBe(false);
  expect(statements.filter((one) => one.startsWith('create'))).toEqual([
    'create index concurrently money_entry_by_company on payments.money_entry (company_id, at, id)',
    'create index concurrently ledger_entry_by_time on payments.ledger_entry using brin (at)',
  ]);
});
