import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Config } from '#config';
import type { Transactions } from '#database';
import type { Site } from './site-settings.js';
import { SiteService } from './site.service.js';
import type { SitesRepository } from './sites.repository.js';

const siteNamed = (name: string) => ({ id: name, hosts: ['site.example'], isDefault: true }) as unknown as Site;

/** The service over a Postgres that gives these answers in turn; a fault is one that was away. */
function serviceOver(...answers: (readonly Site[] | Error)[]) {
  const asked = jest.fn(async () => {
    const answer = answers.shift() ?? new Error('asked too often');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const service = new SiteService({ read: asked } as unknown as Transactions, {} as SitesRepository, { isDemo: false } as Config);
  return { asked, nameOf: async () => (await service.siteOf('Site.example:3000')).id };
}

const away = new Error('Postgres is away');

describe('the settings of a site', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('are asked once for all who want them at once, and again after a quarter of a minute', async () => {
    const { asked, nameOf } = serviceOver([siteNamed('first')], [siteNamed('second')]);
    expect(await Promise.all([nameOf(), nameOf()])).toEqual(['first', 'first']);
    jest.advanceTimersByTime(15_000);
    expect([await nameOf(), asked.mock.calls.length]).toEqual(['first', 1]);
    jest.advanceTimersByTime(1);
    expect([await nameOf(), asked.mock.calls.length]).toEqual(['second', 2]);
  });

  it('are the last known ones while Postgres is away, for every request', async () => {
    const { nameOf } = serviceOver([siteNamed('first')], away, [siteNamed('second')]);
    await nameOf();
    jest.advanceTimersByTime(15_001);
    expect(await Promise.all([nameOf(), nameOf()])).toEqual(['first', 'first']);
    jest.advanceTimersByTime(15_001);
    expect(await nameOf()).toBe('second');
  });

  it('are asked for anew by the next request when they were never known', async () => {
    const { nameOf } = serviceOver(away, [siteNamed('first')]);
    await expect(nameOf()).rejects.toBe(away);
    expect(await nameOf()).toBe('first');
  });
});
