import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeProvider } from './fake-provider.fixture.js';
import { giphy } from './giphy.js';
import { klipy } from './klipy.js';
import { ProviderGifs } from './provider-gifs.js';

const TITLE = '<img src=x onerror=alert(1)>\u202E\nCoffee';
const klipyItem = (origin: string, slug = 'coffee-cup-12') => ({
  slug,
  title: TITLE,
  file: { md: { webp: { url: `${origin}/moving.webp` }, jpg: { url: `${origin}/still.jpg` } } },
});
const giphyItem = (origin: string, id = 'xT4uQ') => ({
  id,
  title: 'Coffee GIF',
  alt_text: TITLE,
  images: {
    fixed_width: { webp: `${origin}/moving.webp`, url: `${origin}/moving.gif` },
    fixed_width_still: { url: `${origin}/still.jpg` },
  },
});

describe('a provider of moving pictures', () => {
  let provider: FakeProvider;
  beforeAll(async () => {
    provider = await FakeProvider.open();
  });
  beforeEach(() => void provider.asked.splice(0));
  afterAll(() => provider.close());

  const dialects = {
    klipy: {
      source: () => new ProviderGifs(klipy('the-key', provider.origin), provider.outside()),
      list: (...ids: string[]) => ({ result: true, data: { data: ids.map((id) => klipyItem(provider.origin, id)) } }),
      one: (id: string) => ({ result: true, data: { data: [klipyItem(provider.origin, id)] } }),
      search: ['/api/v1/the-key/gifs/search', { q: 'kaffe', locale: 'nb_NO', content_filter: 'high', per_page: '24' }],
      byId: ['/api/v1/the-key/gifs/items', { slugs: 'abc-1' }],
    },
    giphy: {
      source: () => new ProviderGifs(giphy('the-key', provider.origin), provider.outside()),
      list: (...ids: string[]) => ({ data: ids.map((id) => giphyItem(provider.origin, id)) }),
      one: (id: string) => ({ data: giphyItem(provider.origin, id) }),
      search: ['/v1/gifs/search', { q: 'kaffe', lang: 'no', country_code: 'NO', rating: 'g', limit: '24', api_key: 'the-key' }],
      byId: ['/v1/gifs/abc-1', { api_key: 'the-key' }],
    },
  } as const;

  describe.each(['klipy', 'giphy'] as const)('%s', (name) => {
    const dialect = dialects[name];

    it('is asked in the GIF locale of the language, and its titles come as plain text [#76]', async () => {
      provider.json(dialect.list('abc-1', '../../evil', 'abc-2'));
      const found = await dialect.source().search('kaffe', 'nb');
      expect(found).toEqual([
        { provider: name, id: 'abc-1', title: '<img src=x onerror=alert(1)> Coffee' },
        { provider: name, id: 'abc-2', title: '<img src=x onerror=alert(1)> Coffee' },
      ]);
      const [path, query] = dialect.search;
      expect(provider.asked.map(({ pathname }) => pathname)).toEqual([path]);
      expect(Object.fromEntries(provider.asked[0]?.searchParams ?? [])).toMatchObject(query);
    });

    it('is asked once for a picture that it has just shown, and by id for one that it has not', async () => {
      provider.json(dialect.list('abc-1'));
      const source = dialect.source();
      await source.trending('nl');
      await expect(source.find('abc-1', 'nl')).resolves.toMatchObject({ id: 'abc-1' });
      expect(provider.asked).toHaveLength(1);

      provider.json(dialect.one('abc-1'));
      await expect(dialect.source().find('abc-1', 'nl')).resolves.toMatchObject({ id: 'abc-1' });
      const [path, query] = dialect.byId;
      expect(provider.asked.at(-1)?.pathname).toBe(path);
      expect(Object.fromEntries(provider.asked.at(-1)?.searchParams ?? [])).toMatchObject(query);
    });

    it('does not show another picture than the one that was asked for', async () => {
      provider.json(dialect.one('another'));
      await expect(dialect.source().find('abc-1', 'nl')).resolves.toBeUndefined();
    });

    it('gives pictures through us, and only pictures', async () => {
      const source = dialect.source();
      provider.json(dialect.one('abc-1'));
      await source.find('abc-1', 'en');
      provider.answer = (_request, response) => response.writeHead(200, { 'content-type': 'image/webp' }).end('RIFF');
      await expect(source.file('abc-1', 'moving')).resolves.toMatchObject({ type: 'image/webp' });
      expect(provider.asked.at(-1)?.pathname).toBe('/moving.webp');
      await source.file('abc-1', 'still');
      expect(provider.asked.at(-1)?.pathname).toBe('/still.jpg');
      provider.answer = (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<script>');
      await expect(source.file('abc-1', 'moving')).resolves.toBeUndefined();
    });

    it('cannot send us to another host for its pictures', async () => {
      const source = dialect.source();
      const answer = JSON.stringify(dialect.one('abc-1')).replaceAll(`${provider.origin}/moving`, 'http://169.254.169.254/latest');
      provider.json(JSON.parse(answer));
      await expect(source.file('abc-1', 'moving')).rejects.toMatchObject({ code: 'unavailable' });
    });

    it('finds nothing in an answer that cannot be read', async () => {
      for (const strange of [{}, { data: null }, { data: [1, { id: 2 }] }, [], 'no']) {
        provider.json(strange);
        await expect(dialect.source().search('x', 'en')).resolves.toEqual([]);
      }
      provider.answer = (_request, response) => response.writeHead(200).end('<html>');
      await expect(dialect.source().search('x', 'en')).resolves.toEqual([]);
    });
  });
});
