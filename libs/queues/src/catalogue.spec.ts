import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { jobs } from './catalogue.js';

/** As chats/src/sql/accept_message.sql makes it. */
const keyOf = (text: string): string =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

describe('the reactions to a message', () => {
  it.each(['mail.unread-reminder', 'moderation.note-signals'] as const)('take every key that the send function makes: %s', (name) => {
    for (let pair = 0; pair < 200; pair += 1) {
      const payload = { key: keyOf(`${pair}`), conversationId: randomUUID(), memberId: randomUUID() };
      expect([payload.key, jobs[name].payload.safeParse(payload).success]).toEqual([payload.key, true]);
    }
  });
});
