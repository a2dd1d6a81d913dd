import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Config } from '#config';
import type { Transactions } from '#database';
import type { Site } from '../settings/index.js';
import { SiteService } from './site.service.js';
import type { SitesRepository } from './sites.repository.js';

const siteNamed = (name: string) => ({ id: name, hosts: ['site.example'], isDefault: true }) as unknown as Site;
const away = new Error('Postgres is away');
const never = new Promise<readonly Site[]>(() => undefined);

const publicUrls: Config['publicUrls'] = ['https://site.example'];

/** The service over a Postgres that gives these answers in turn. */
function serviceOver(...answers: (readonly Site[] | Promise<readonly Site[]> | Error)[]) {
  const asked = jest.fn(async () => {
    const answer = answers.shift() ?? new Error('asked too often');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const service = new SiteService(
    { read: asked, run: async () => undefined } as unknown as Transactions,
    {} as SitesRepository,
    { isDemo: false, publicUrls } as Config,
  );
  return { service, asked, nameOf: async () => (await service.siteOf('Site.example:3000')).id };
}

describe('the settings of a site', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('are known from the start, and new within a quarter of a minute, however quiet it is', async () => {
    const { service, asked, nameOf } = serviceOver([siteNamed('first')], [siteNamed('second')]);
    await service.onModuleInit();
    expect(await Promise.all([nameOf(), nameOf()])).toEqual(['first', 'first']);
    await jest.advanceTimersByTimeAsync(14_999);
    expect([await nameOf(), asked.mock.calls.length]).toEqual(['first', 1]);
    await jest.advanceTimersByTimeAsync(1);
    expect([await nameOf(), asked.mock.calls.length]).toEqual(['second', 2]);
    service.onModuleDestroy();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked.mock.calls.length).toBe(2);
  });

  it('are the last known ones while Postgres is away', async () => {
    const { service, nameOf } = serviceOver([siteNamed('first')], away, [siteNamed('second')]);
    await service.onModuleInit();
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await nameOf()).toBe('first');
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await nameOf()).toBe('second');
    service.onModuleDestroy();
  });

  it('are waited for by nobody who may hold a connection: whoever asks meanwhile gets the last known ones, and Postgres one question', async () => {
    const { service, asked, nameOf } = serviceOver([siteNamed('first')], never);
    await service.onModuleInit();
    await jest.advanceTimersByTimeAsync(45_000);
    expect([await nameOf(), asked.mock.calls.length]).toEqual(['first', 2]);
    service.onModuleDestroy();
  });

  it('are those of after a change for whoever made it, even while a look that began before it is under way', async () => {
    let answer: (sites: readonly Site[]) => void = () => undefined;
    const slow = new Promise<readonly Site[]>((resolve) => (answer = resolve));
    const { service, asked, nameOf } = serviceOver([siteNamed('first')], slow, [siteNamed('changed')]);
    await service.onModuleInit();
    await jest.advanceTimersByTimeAsync(15_000);
    const changed = Promise.all([service.refresh(), service.refresh()]);
    answer([siteNamed('first')]);
    await changed;
    expect([await nameOf(), asked.mock.calls.length]).toEqual(['changed', 3]);
    service.onModuleDestroy();
  });

  it('are those of the default site for every name of the machine that a demo runs on, and nobody is answered under another [#147]', async () => {
    const site = { ...siteNamed('first'), hosts: ['localhost', '127.0.0.1'], isDefault: true };
    const demo = { read: async () => [site], run: async () => undefined } as unknown as Transactions;
    const service = new SiteService(demo, {} as SitesRepository, { isDemo: true, publicUrls } as Config);
    for (const host of ['localhost:3000', '127.0.0.1', 'xx.localhost:3000', 'XX.Localhost', '[::1]:3000'])
      expect((await service.siteOf(host)).id).toBe('first');
    for (const host of ['evil.example', 'localhost.evil.example', 'notlocalhost'])
      await expect(service.siteOf(host)).rejects.toThrow('not_found');
  });

  it('name no host in production that is not one of the public addresses, and nobody is answered there', async () => {
    const hosts = ['localhost', 'nl.localhost', '127.0.0.1', 'site.example'];
    const { service } = serviceOver([{ ...siteNamed('first'), hosts }]);
    expect((await service.all()).map((site) => site.hosts)).toEqual([['site.example']]);
    for (const host of ['localhost', 'nl.localhost', '127.0.0.1:3000']) await expect(service.siteOf(host)).rejects.toThrow('not_found');
    expect((await service.siteOf('site.example')).id).toBe('first');
  });

  it('are asked for by the next request when they were never known', async () => {
    const { service, asked, nameOf } = serviceOver(away, away, [siteNamed('first')]);
    await service.onModuleInit();
    await expect(nameOf()).rejects.toBe(away);
    expect(await Promise.all([nameOf(), nameOf()])).toEqual(['first', 'first']);
    expect(asked.mock.calls.length).toBe(3);
    service.onModuleDestroy();
  });
});
