import { expect, it } from '@jest/globals';
import type { QueryRunner } from 'typeorm';
import { CountFigures1800000103000 } from './1800000103000-count-figures.js';
import { IndexDaysOfMoney1800000103500 } from './1800000103500-index-days-of-money.js';

const statementsOf = async (migration: CountFigures1800000103000 | IndexDaysOfMoney1800000103500): Promise<string> => {
  const statements: string[] = [];
  await migration.up({ query: async (statement: string) => void statements.push(statement) } as unknown as QueryRunner);
  return statements.join('\n');
};

it('orders and the book of money stay writable while the days of money get their indexes', async () => {
  expect(await statementsOf(new CountFigures1800000103000())).not.toMatch(/create index \w+ on payments\./);
  const indexes = new IndexDaysOfMoney1800000103500();
  expect(indexes.transaction).toBe(false);
  const made = (await statementsOf(indexes)).match(/create index .*/g);
  expect(made).toEqual([
    'create index concurrently money_entry_by_time on payments.money_entry (at)',
    'create index concurrently orders_by_payment on payments.orders (paid_at, member_id) where paid_at is not null',
  ]);
});
