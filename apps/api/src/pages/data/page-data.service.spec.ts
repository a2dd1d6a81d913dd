import type { ModuleRef } from '@nestjs/core';
import { describe, expect, it } from '@jest/globals';
import type { LinkKind, LinkState, PageDataKey } from '#contracts';
import type { Links } from '../links.js';
import type { PageContext } from './page-data-source.js';
import { PageDataService, pageDataSources } from './page-data.service.js';
import { StoredLinkSource } from './stored-link.source.js';

/** The service, with each source answering the same. */
const answering = (answer: unknown) => new PageDataService({ get: () => ({ find: () => answer }) } as unknown as ModuleRef);
const context = {} as PageContext;
const teaser = { id: '01930000-0000-7000-8000-000000000001', first_name: 'Anna', age: 61, main_image: null };

describe('the data of a page', () => {
  it('has one source for each key of the contract: without it nothing compiles', () => {
    const { transparency, ...others } = pageDataSources;
    // @ts-expect-error `transparency` is missing
    const incomplete: typeof pageDataSources = others;
    // @ts-expect-error the source of another key
    const mixedUp: typeof pageDataSources = { ...others, transparency: others.member };
    expect([incomplete, mixedUp]).not.toContain(transparency);
  });

  it('comes under its key, with what the contract names and nothing else', async () => {
    const found = await answering({ data: { ...teaser, email: 'anna@mail.example' } }).find('member-teaser', context);
    expect(found).toEqual({ data: { 'member-teaser': teaser } });
  });

  it.each<[PageDataKey, unknown]>([
    ['member-teaser', { ...teaser, age: '61' }],
    ['info-page', {}],
    ['member', false],
  ])('fails loudly when it is not what the contract says: %s', async (key, data) => {
    await expect(answering({ data }).find(key, context)).rejects.toThrow();
  });

  it('can be a way elsewhere, or nothing', async () => {
    expect(await answering({ redirect: '/x' }).find('chat', context)).toEqual({ redirect: '/x' });
    expect(await answering(null).find('chat', context)).toBeNull();
  });
});

describe('a stored link', () => {
  const token = 'abcdefghijklmnopqrstuvwxyz';
  const found = (link: { kind: LinkKind; state: LinkState; spentPage?: string } | null, path = token, query = '') => {
    const source = new StoredLinkSource({ find: () => Promise.resolve(link) } as unknown as Links);
    return source.find({ params: { token: path }, query: new URLSearchParams(query) } as unknown as PageContext);
  };
  const spent = { kind: 'mail_undo', state: 'spent' } as const;

  it('is there while its button does something, and after it was pressed [#45]', async () => {
    const live = { kind: 'mail_undo', state: 'live' } as const;
    expect(await found(live)).toEqual({ data: live });
    expect(await found(spent, token, 'done=1')).toEqual({ data: spent });
  });

  it('is gone when it is spent: its page says so, or another that stands for it [#45]', async () => {
    expect(await found(spent)).toEqual({ data: spent, status: 410 });
    expect(await found({ ...spent, spentPage: '/activate/error' })).toEqual({ redirect: '/activate/error' });
  });

  it('was never there when nobody stored it, or when nobody could have', async () => {
    expect(await found(null)).toBeNull();
    expect(await found(spent, 'nothing-here')).toBeNull();
  });
});
