import { describe, expect, it } from '@jest/globals';
import { summaryOf } from './query-summary.js';

describe('the summary of a statement', () => {
  it.each([
    ['select n, error from chats.accept_batch(row($1::uuid[]))', 'select chats.accept_batch'],
    ['SELECT "OutboxEntity"."id" FROM "events"."outbox" "OutboxEntity" WHERE 1 = $1', 'select events.outbox'],
    ['\n  insert into events.outbox (reaction) values ($1)', 'insert events.outbox'],
    ['update only auth.account set status = $1', 'update auth.account'],
    ['delete from likes.view where at < $1', 'delete likes.view'],
    ['select visibility.may_meet($1, $2)', 'select visibility.may_meet'],
    ['with due as (select 1 from unnest($1::text[])) update events.outbox o set tries = 1 from due', 'with events.outbox'],
    ['select t.id from t', 'select t'],
    ['START TRANSACTION', 'start'],
    ['-- why\nselect 1', 'select'],
    ['', 'statement'],
  ])('of %s is %s', (sql, summary) => expect(summaryOf(sql)).toBe(summary));

  it('holds no value, also when one stands in the text', () => {
    const told = [
      `select 1 where email = 'from anna.bert@mail.example'`,
      `update auth.account set name = 'it''s from secret.name' where id = '0199'`,
      `select 'join hidden.words'`,
    ].map(summaryOf);
    expect(told).toEqual(['select', 'update auth.account', 'select']);
  });
});
