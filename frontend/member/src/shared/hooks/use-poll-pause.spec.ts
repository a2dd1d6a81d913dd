import { describe, expect, it } from '@jest/globals';
import { bearsPushes, notePushes, pollPause, type PushBearer } from './use-poll-pause';

const bearer = (subscription: unknown): PushBearer => ({
  serviceWorker: { getRegistration: async () => ({ pushManager: { getSubscription: async () => subscription } }) },
});

describe('the pause between two questions for news', () => {
  it('is a minute, and five where push tells them [#161]', async () => {
    expect(pollPause()).toBe(60_000);
    notePushes(true);
    expect(pollPause()).toBe(300_000);
    notePushes(false);
    expect(pollPause()).toBe(60_000);
  });

  it('asks the browser whether it takes pushes; one that will not tell takes none', async () => {
    expect(await bearsPushes({})).toBe(false);
    expect(await bearsPushes({ serviceWorker: { getRegistration: async () => undefined } })).toBe(false);
    expect(await bearsPushes(bearer(null))).toBe(false);
    expect(await bearsPushes(bearer({ endpoint: 'https://push.example' }))).toBe(true);
    expect(await bearsPushes({ serviceWorker: { getRegistration: () => Promise.reject(new Error('no')) } })).toBe(false);
  });
});
