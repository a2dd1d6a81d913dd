import { describe, expect, it, jest } from '@jest/globals';
import { Precedence } from './precedence.js';

/** Work that ends when it is told to. */
function held() {
  let end = (): void => undefined;
  const work = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
  return { work, end: () => end() };
}
const aTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('a job for which nobody waits', () => {
  it('begins at once when nothing urgent is under way', async () => {
    const bulk = held();
    void new Precedence().run('mail-bulk', bulk.work);
    await aTurn();
    expect(bulk.work).toHaveBeenCalledTimes(1);
  });

  it('begins when the last urgent one has ended, well or not', async () => {
    const precedence = new Precedence();
    const [first, second, bulk] = [held(), held(), held()];
    const failing = precedence.run('payments', async () => {
      await second.work();
      throw new Error('no');
    });
    const ending = precedence.run('mail-critical', first.work);
    void precedence.run('mail-bulk', bulk.work);
    first.end();
    await ending;
    await aTurn();
    expect(bulk.work).not.toHaveBeenCalled();
    second.end();
    await expect(failing).rejects.toThrow('no');
    await aTurn();
    expect(bulk.work).toHaveBeenCalledTimes(1);
  });

  it('begins all the same when urgent ones never end', async () => {
    const precedence = new Precedence();
    const bulk = jest.fn(() => Promise.resolve('sent'));
    void precedence.run('mail-critical', held().work);
    expect(await precedence.run('mail-bulk', bulk)).toBe('sent');
  });
});

describe('any other job', () => {
  it('waits for nobody', async () => {
    const precedence = new Precedence();
    void precedence.run('mail-critical', held().work);
    const [push, urgent] = [held(), held()];
    void precedence.run('push', push.work);
    void precedence.run('payments', urgent.work);
    await aTurn();
    expect([push.work, urgent.work].map((work) => work.mock.calls.length)).toEqual([1, 1]);
  });
});
