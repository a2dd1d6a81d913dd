import { describe, expect, it } from '@jest/globals';
import { pollPause, type PushBearer } from './use-poll-pause';

const bearer = (subscription: unknown): PushBearer => ({
  serviceWorker: { getRegistration: async () => ({ pushManager: { getSubscription: async () => subscription } }) },
});

describe('the pause between two questions for news', () => {
  it('is a minute, and five where push tells them [#161]', async () => {
    expect(await pollPause({})).toBe(60_000);
    expect(await pollPause({ serviceWorker: { getRegistration: async () => undefined } })).toBe(60_000);
    expect(await pollPause(bearer(null))).toBe(60_000);
    expect(await pollPause(bearer({ endpoint: 'https://push.example' }))).toBe(300_000);
  });

  it('is a minute where the browser will not tell', async () => {
    expect(await pollPause({ serviceWorker: { getRegistration: () => Promise.reject(new Error('no')) } })).toBe(60_000);
  });
});
