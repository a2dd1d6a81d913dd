import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { ChatId } from '#contracts';
import { removeChat } from './remove-chat';

const refusedWith = (status: number, error: string) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ error, message: 'No' }), { status })));
const remove = () => removeChat({ conversation: 'a-chat' as ChatId });

describe('deleting a conversation', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is no failure where the other has ended it meanwhile [#111]', async () => {
    refusedWith(403, 'blocked');
    await expect(remove()).resolves.toBeUndefined();
  });

  it('fails with every other refusal, so that the conversation can come back [#111]', async () => {
    refusedWith(403, 'forbidden');
    await expect(remove()).rejects.toMatchObject({ code: 'forbidden' });
  });
});
