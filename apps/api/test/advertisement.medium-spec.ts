import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { locales } from '#contracts';
import { World } from '#testing';
import { callerAt, endAllApps, eventually, productionSettings, runningApp, type App } from '#testing-product';

const START_MS = 60_000;
/** A site is read again after a minute at the latest. */
const IN_FORCE_S = 70;
const promo = {
  link: 'https://cams.example/in',
  pictures: ['https://pictures.example/1.webp', 'https://pictures.example/2.webp'],
  profiles: [{ name: 'Mia', link: 'https://cams.example/mia', picture: 'https://pictures.example/mia.webp' }],
  teaser: true,
};
/** What each language calls it, by law. */
const labels = {
  da: 'Annonce',
  de: 'Anzeige',
  en: 'Advertisement',
  es: 'Publicidad',
  fi: 'Mainos',
  fr: 'Publicité',
  it: 'Pubblicità',
  nb: 'Annonse',
  nl: 'Advertentie',
  pl: 'Reklama',
  sv: 'Annons',
} as const;
let world: World;
let api: App;
beforeAll(async () => {
  world = await World.open();
  api = await runningApp('api', productionSettings());
}, START_MS);
afterAll(async () => {
  await endAllApps();
  await world.close();
});

const open = async (path: string, { answer, locale = 'en' }: { readonly answer?: string; readonly locale?: string } = {}) => {
  const cookie = ['skip-site-entry=1', `locale=${locale}`, ...(answer ? [`advertising=${answer}`] : [])].join('; ');
  const page = await callerAt(api.url).get(path).set({ host: 'www.site.example', cookie });
  // The words of a page lie in its script too.
  const shown = page.text.replace(/<script[\s\S]*?<\/script>/g, '');
  return { html: page.text, shown, policy: page.get('content-security-policy') ?? '' };
};
const answers = [undefined, 'yes', 'no', 'perhaps'];
const isCalm = ({ html, policy }: { readonly html: string; readonly policy: string }) =>
  !html.includes('.example/in') && !html.includes('pictures.example') && !policy.includes('example');
/** Where people talk, show themselves, pay, tell something, or read what binds them; and the pages of partners. */
const others = [
  '/members',
  '/login',
  '/signup',
  '/pricing',
  '/premium',
  '/credits',
  '/chats',
  '/profile',
  '/complaints',
  '/reset-password',
  '/pages/faq',
  '/pages/safety',
  '/landers/tinderswipe',
  '/landers/video/eng',
  '/nothing/here',
];

describe('the advertisement of a partner with live cams', () => {
  it('is nowhere by default, nor a question about it, whatever a browser answered once [#19]', async () => {
    for (const answer of answers) {
      const page = await open('/', answer ? { answer } : {});
      expect([answer, isCalm(page), page.html.includes('>Advertisement<')]).toEqual([answer, true, false]);
    }
    const cookies = (await open('/pages/cookies')).shown;
    expect(cookies).not.toContain('action="/advertising"');
    expect(cookies).toContain('no advertising cookies');
    expect((await open('/landers/socialnetwork/eng')).shown).toContain('No advertising');
  });

  describe('that the owner switched on', () => {
    beforeAll(
      async () => {
        await world.rows(`update site.site set settings = settings || $1::jsonb`, [{ cam_promo: promo }]);
        await eventually(IN_FORCE_S, async () => (await open('/')).html.includes(promo.link));
      },
      START_MS + IN_FORCE_S * 1_000,
    );

    it.each(locales)('is called what it is in %s, and the way there says that it is paid for [#19]', async (locale) => {
      const { html } = await open('/', { locale });
      const card = /<aside [^>]*aria-labelledby="advertisement"[\s\S]*?<\/aside>/.exec(html)?.[0] ?? '';
      expect(card).toContain(`>${labels[locale]}</`);
      expect(card).toMatch(/<a (?=[^>]*href="https:\/\/cams\.example\/in")(?=[^>]*rel="sponsored nofollow noopener noreferrer")/);
    });

    it('has nothing from outside before a yes, and asks for it [#19] [#154]', async () => {
      const { html, policy } = await open('/');
      expect([html.includes('//pictures.example'), policy.includes('example')]).toEqual([false, false]);
      expect(html).not.toMatch(/<(?:img|script|iframe|link)[^>]+https:\/\/(?:cams|pictures)/);
      const card = /<aside[\s\S]*?<\/aside>/.exec(html)?.[0] ?? '';
      // Who would learn of the visit is said by name.
      expect(card).toContain('pictures.example');
      expect([...card.matchAll(/<button (?=[^>]*name="answer")[^>]*value="(\w+)"/g)].map(([, value]) => value)).toEqual(['yes', 'no']);
    });

    it('shows its pictures after a yes, without telling from where, and the rules of the page name their host for pictures alone [#19] [#154]', async () => {
      const { html, policy } = await open('/', { answer: 'yes' });
      expect(html).toContain('>Advertisement</');
      const pictures = [...html.matchAll(/<img [^>]*src="(https:[^"]+)"[^>]*>/g)];
      expect(pictures.map(([, address]) => address)).toEqual([...promo.pictures, ...promo.profiles.map(({ picture }) => picture)]);
      for (const [picture] of pictures) expect(picture).toContain('referrerPolicy="no-referrer"');
      expect(policy.split('; ').filter((part) => part.includes('example'))).toEqual([
        "img-src 'self' data: blob: https://pictures.example",
      ]);
    });

    it('names people with a page of their own and has a line further up, each said to be paid for [#19]', async () => {
      const { shown } = await open('/');
      const [line, card] = [shown.slice(0, shown.indexOf('<aside')), /<aside[\s\S]*?<\/aside>/.exec(shown)?.[0] ?? ''];
      expect(line).toMatch(/>Advertisement<\/strong>.*<a (?=[^>]*href="https:\/\/cams\.example\/in")(?=[^>]*rel="sponsored nofollow)/);
      expect(card).toMatch(
        /<a (?=[^>]*href="https:\/\/cams\.example\/mia")(?=[^>]*rel="sponsored nofollow noopener noreferrer")[^>]*>Mia</,
      );
      for (const link of [promo.link, promo.profiles[0]?.link]) expect((await open('/', { answer: 'no' })).shown).not.toContain(link);
    });

    it('is gone after a no, and can be chosen anew [#19]', async () => {
      expect(isCalm(await open('/', { answer: 'no' }))).toBe(true);
      const { shown } = await open('/pages/cookies', { answer: 'no' });
      expect(shown).toContain('href="/pages/cookies#advertising"');
      expect(shown).toContain('You said no.');
      expect(shown).toMatch(/<th scope="row"[^>]*>advertising<\/th>/);
      expect(shown).not.toContain('no advertising cookies');
    });

    it('is on no other page: not where people talk, show themselves or pay, and not on the pages of partners [#19]', async () => {
      for (const path of others)
        for (const answer of ['yes', undefined]) {
          const page = await open(path, answer ? { answer } : {});
          expect([path, answer, isCalm(page), page.html.includes('>Advertisement<')]).toEqual([path, answer, true, false]);
        }
    });

    it('is not denied where the site says what it is not [#19]', async () => {
      for (const answer of ['no', undefined])
        expect((await open('/landers/socialnetwork/eng', answer ? { answer } : {})).shown).not.toContain('No advertising');
    });

    it('keeps the answer for half a year, and no answer that there is not', async () => {
      const post = (value: string) =>
        callerAt(api.url).post('/advertising').type('form').set({ host: 'www.site.example' }).send({ answer: value, back: '/' });
      const yes = await post('yes');
      expect([yes.status, yes.get('location')]).toEqual([303, '/']);
      expect(yes.get('Set-Cookie')?.[0]).toMatch(/^advertising=yes; Path=\/; Max-Age=15552000; SameSite=Lax/);
      expect((await post('perhaps')).get('Set-Cookie')).toBeUndefined();
    });
  });
});
