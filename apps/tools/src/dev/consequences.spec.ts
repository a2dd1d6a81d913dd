import { describe, expect, it } from '@jest/globals';
import { whatFollows } from './consequences.js';

const nothing = { migration: false, api: false, worker: false };

describe('what follows from changed files', () => {
  it('is a new start of what has the file in it', () => {
    expect(whatFollows(['apps/api/src/main.js'])).toEqual({ ...nothing, api: true });
    expect(whatFollows(['apps/worker/src/main.js'])).toEqual({ ...nothing, worker: true });
    expect(whatFollows(['libs/likes/src/likes.service.js'])).toEqual({ ...nothing, api: true, worker: true });
  });

  it('is a migration first, when the database must change', () => {
    const all = { migration: true, api: true, worker: true };
    expect(whatFollows(['libs/chats/src/sql/accept_batch.sql'])).toEqual(all);
    expect(whatFollows(['libs/database/src/migrations/1790000000000-add.js'])).toEqual(all);
  });

  it('is nothing for what no process loads', () => {
    expect(whatFollows(['apps/tools/src/migrate.js', 'libs/chats', 'libs/chats/src/index.js.map'])).toEqual(nothing);
  });
});
