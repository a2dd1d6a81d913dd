import { readdirSync, readFileSync } from 'node:fs';
import createCache from '@emotion/cache';
import { describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Parser } from 'htmlparser2';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { createWords, type WordFile } from '#kit';
import { renderEmail } from '#mail';
import { App } from '#member/app/App';
import { bootElementId, styleKey, type Boot } from '#member/app/boot';
import { renderDocument } from '#member/document';
import { foundTags } from '#member/found';
import { hostileFamilies, hostileTexts } from '../../apps/tools/src/attack/hostile-texts.js';
import { hostileForms, hostilePlaces } from './support/hostile-places';

const here = (path: string) => new URL(path, import.meta.url);
const wordFile = (name: string) => JSON.parse(readFileSync(here(`../member/src/locales/en/${name}.json`), 'utf8')) as WordFile;
const known = Object.fromEntries(
  ['blocking', 'common', 'chat', 'errors', 'live', 'own', 'profile', 'reporting', 'search'].map((name) => [name, wordFile(name)]),
);
const words = createWords({ locale: 'en', defaultNamespace: 'common', load: () => Promise.resolve({}), known });
const settings = {
  name: 'Second Spring',
  min_age: 18,
  signups: 'all',
  countries: ['NL'],
  support_phone: '',
  cdn_prefix: '/p/',
  visible_profile_fields: ['about'],
  visible_profile_notes: [],
};

const boot = (text: string) =>
  ({
    settings,
    company: { name: text },
    locale: 'en',
    user: { id: 'me', profile: { id: 'me', name: text }, credits: 1 },
    badges: { messages: 0, likes: 0 },
    prefs: { text: '100', colours: 'device', motion: 'device' },
    dismissed: [],
    form: { values: { name: text }, errors: {} },
    token: null,
    teaser: { name: text },
    sourceKnown: false,
    invited: false,
    inUnitedStates: false,
    complete: true,
    words: {},
  }) as unknown as Boot;

async function drawn(node: ReactNode): Promise<string> {
  const handler = createStaticHandler([{ path: '/', element: node }]);
  const context = await handler.query(new Request('http://page/'));
  if (context instanceof Response) throw new Error('no page');
  return renderToString(
    <App boot={boot('Anna')} cache={createCache({ key: styleKey })} words={words}>
      <QueryClientProvider client={new QueryClient()}>
        <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
      </QueryClientProvider>
    </App>,
  );
}

/** What a browser makes of it: elements with the names of their attributes, and all that stands in attributes and between them. */
function read(html: string): { readonly bones: string[]; readonly texts: string; readonly boot: string } {
  const bones: string[] = [];
  const texts: string[] = [];
  let inBoot = false;
  let bootText = '';
  const parser = new Parser({
    onopentag: (name, attributes) => {
      bones.push(`${name} ${Object.keys(attributes).toSorted().join(' ')}`);
      texts.push(...Object.values(attributes));
      inBoot = attributes['id'] === bootElementId;
    },
    ontext: (text) => {
      if (inBoot) bootText += text;
      else texts.push(text);
    },
    onclosetag: (name) => {
      bones.push(`/${name}`);
      inBoot = false;
    },
    onprocessinginstruction: (name) => bones.push(`? ${name}`),
    oncomment: (text) => text && bones.push(`comment ${text}`),
  });
  parser.end(html);
  return { bones, texts: texts.join(''), boot: bootText };
}

// The room between words is drawn as one blank; React leaves out what no document can hold.
const even = (text: string) => text.replaceAll('\u0000', '').replaceAll('\r', '');

describe('the 300 texts that would do harm', () => {
  it('are as many, of every family, and none twice', () => {
    expect(hostileTexts.length).toBeGreaterThanOrEqual(300);
    expect(new Set(hostileTexts).size).toBe(hostileTexts.length);
    expect(Object.keys(hostileFamilies)).toEqual([
      'tags',
      'attributes',
      'svg',
      'events',
      'urls',
      'markdown',
      'templates',
      'css',
      'unicode',
      'bidi',
    ]);
  });

  /** The texts that became more or less than words. */
  const faultsOf = async (place: (text: string) => ReactNode, texts: readonly string[]): Promise<unknown[]> => {
    const draw = async (several: readonly string[]) =>
      read(
        await drawn(
          <>
            {several.map((text) => (
              <section key={text}>{place(text)}</section>
            ))}
          </>,
        ),
      );
    const all = await draw(texts);
    // The first brings the styles; those after it are all alike.
    const [first, second] = [(await draw(['Anna'])).bones, (await draw(['Anna', 'Anna 1'])).bones];
    const harmless = [...first, ...texts.slice(1).flatMap(() => second.slice(first.length))];
    const faults: unknown[] = texts.filter((text) => !even(all.texts).includes(even(text))).map((text) => ({ text, isMissing: true }));
    if (first.length < 3) faults.push({ drawn: first });
    if (all.bones.join('\n') === harmless.join('\n')) return faults;
    for (const text of texts) {
      const { bones } = await draw([text]);
      if (bones.join('\n') !== first.join('\n')) faults.push({ text, bones, instead: first });
    }
    return faults.length > 0 ? faults : ['several together are drawn otherwise than one alone'];
  };

  // No element more or less than for names; and each text stands there, letter by letter.
  it.each(Object.keys(hostilePlaces))('are words and nothing else in %s [ASVS 1.2.1] [ASVS 3.2.2]', async (place) => {
    expect(await faultsOf((text) => hostilePlaces[place]?.(text), hostileTexts)).toEqual([]);
  });

  it.each(Object.keys(hostileForms))('are words and nothing else in %s, a family at a time', async (form) => {
    const families = Object.values(hostileFamilies).map((texts) => texts.join(' '));
    expect(await faultsOf((text) => hostileForms[form]?.(text), families)).toEqual([]);
  });

  it.each(['a message', 'the list of chats', 'a card', 'a profile', 'a report'])(
    'have friends: words that are read from the right begin there in %s',
    async (place) => {
      const words = 'שלום, מה שלומך?';
      const draw = { ...hostilePlaces, ...hostileForms }[place];
      const ways: (string | undefined)[] = [];
      const stands: boolean[] = [];
      const parser = new Parser({
        onopentag: (_name, { dir }) => ways.push(dir),
        onclosetag: () => ways.pop(),
        // Words alone; a name beside an age follows the line around it.
        ontext: (text) => text === words && stands.push(ways.includes('auto')),
      });
      parser.end(await drawn(draw?.(words)));
      expect([stands.length > 0, stands.filter((isSo) => !isSo)]).toEqual([true, []]);
    },
  );

  const page = (text: string) =>
    renderDocument({
      boot: boot(text),
      head: { title: text, description: text },
      found: foundTags({
        path: '/pages/faq',
        locale: 'en',
        settings: { name: text, index_title: text, description: text, support_phone: text, support_email: text },
        company: { name: text, address: text, city: text, country: 'NL' },
        head: { title: text, questions: [{ title: text, text }] },
        addresses: { origin: 'https://a.example', languages: [], everybody: 'https://a.example' },
        isIndexed: true,
        nonce: 'n0',
      }),
      styles: '',
      body: '<main>x</main>',
      nonce: 'n0',
      scripts: [],
      files: { entry: '/assets/entry.js', preload: {}, fontCss: '', fontUrl: '/f.woff2' },
    });

  it('break out of neither the head nor the facts that the first HTML carries', () => {
    const plain = read(page('Anna'));
    for (const text of hostileTexts) {
      const found = read(page(text));
      expect([text, found.bones]).toEqual([text, plain.bones]);
      expect([text, JSON.parse(found.boot)]).toEqual([text, JSON.parse(JSON.stringify(boot(text)))]);
    }
  });

  it('are words and nothing else in a mail', async () => {
    const letter = (text: string, paragraphs: readonly string[]) =>
      renderEmail({
        lang: 'en-GB',
        subject: text,
        preview: text,
        sender: { name: text, url: 'https://site.example' },
        greeting: text,
        paragraphs,
        action: { label: text, url: 'https://site.example/x', ifItFails: text },
        notes: [text],
        goodbye: text,
        footer: [text],
      });
    for (const texts of Object.values(hostileFamilies)) {
      const together = texts.join(' ');
      // A short preview is filled up.
      const harmless = await letter(
        'A'.repeat(together.length),
        texts.map(() => 'Anna'),
      );
      const plain = read(harmless.html);
      const found = read((await letter(together, texts)).html);
      expect([texts, found.bones]).toEqual([texts, plain.bones]);
    }
  });

  it('have no way round: nothing in the frontends or the mails writes HTML [ASVS 1.3.1]', () => {
    const ways =
      /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|srcDoc|createContextualFragment|DOMParser|\beval\(|new Function\(/;
    const folders = ['../member/src', '../admin/src', '../kit/src', '../../libs/mail/src', '../../libs/exports/src'];
    const files = folders.flatMap((folder) =>
      readdirSync(here(folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/spec\.tsx?$/.test(name))
        .map((name) => `${folder}/${name}`),
    );
    expect(files.length).toBeGreaterThan(300);
    const sourceOf = (name: string) => readFileSync(here(name), 'utf8');
    // What the server wrote, in frames that run no script: a mail, and a page of members, whose letters come from where the office is.
    const framed = new Map([
      ['../admin/src/announcements/Preview.tsx', /sandbox=""\s+srcDoc=/],
      ['../admin/src/texts/TextPreview.tsx', /sandbox="allow-same-origin"\s+srcDoc=/],
    ]);
    for (const [name, frame] of framed) expect(sourceOf(name)).toMatch(frame);
    expect(files.filter((name) => !framed.has(name) && ways.test(sourceOf(name)))).toEqual([]);
  });
});
