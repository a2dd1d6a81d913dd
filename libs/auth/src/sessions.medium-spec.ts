import { describe, expect, it } from '@jest/globals';
import { Transactions } from '#database';
import { onAuthStage, settle } from './auth-stage.fixture.js';
import { SessionsService } from './index.js';

const stage = onAuthStage();
const { login, member, signUp } = stage;

describe('a session', () => {
  it('rolls on with each visit and ends after 30 days without one', async () => {
    const { session, memberId } = await signUp();
    const sessions = stage.world.get(SessionsService);
    const visit = async (ahead: string) => {
      await stage.world.clockAhead(ahead);
      sessions.forget(memberId);
      return (await sessions.resolve(session.token)) !== null;
    };
    expect([await visit('29 days'), await visit('58 days'), await visit('87 days'), await visit('118 days')]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('is listed for its member and ended by its member alone', async () => {
    const { session, memberId } = await signUp();
    const other = await signUp({ email: 'bert@mail.example', name: 'Bert' });
    const sessions = stage.world.get(SessionsService);
    const transactions = stage.world.get(Transactions);
    expect(await transactions.read((tx) => sessions.list(tx, memberId))).toMatchObject([{ id: session.sessionId, userAgent: 'Test' }]);
    await transactions.run((tx) => sessions.revoke(tx, other.memberId, session.sessionId));
    expect(await sessions.resolve(session.token)).not.toBeNull();
    await transactions.run((tx) => sessions.revoke(tx, memberId, session.sessionId));
    await new Promise(setImmediate);
    expect(await sessions.resolve(session.token)).toBeNull();
  });
});

describe('sessions', () => {
  it('are ended one by one, or all but this one; nobody ends those of others [#E20]', async () => {
    const { me } = await member();
    const other = await member('bert@mail.example');
    const [second, third] = [await login(), await login()];
    const sessions = stage.world.get(SessionsService);
    const run = stage.world.get(Transactions);
    expect(await run.run((tx) => sessions.revoke(tx, me.id, other.me.sessionId))).toBe(false);
    expect(await run.run((tx) => sessions.revoke(tx, me.id, second.session.sessionId))).toBe(true);
    await run.run((tx) => sessions.revokeOthers(tx, me));
    await settle();
    expect((await run.read((tx) => sessions.list(tx, me.id))).map(({ id }) => id)).toEqual([me.sessionId]);
    expect(await sessions.resolve(third.session.token)).toBeNull();
    expect(await run.read((tx) => sessions.list(tx, other.me.id))).toHaveLength(1);
  });
});
