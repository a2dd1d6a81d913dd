import { describe, expect, it } from '@jest/globals';
import { siteUrl } from '#testing-product';
import { notSaid, sinceLoaded, timesSaid } from '../../apps/tools/src/screen-reader/index.js';
import { productUrls } from './support/product.js';
import type { Listener } from './support/orca.js';
import { onOrcaStage } from './support/orca-stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();
const STORY_MS = 400_000;
const money = /€\s?\d+[.,]\d\d|\d+[.,]\d\d\s?€/;

describe('aloud, of the pages of the site,', () => {
  const stage = onOrcaStage();
  const { product } = stage;

  it(
    'the warning at the entry begins with its title, each of its sentences is said once, and the page behind it not at all, in nl',
    async () => {
      const t = wordsOf('nl');
      // Whoever comes for the first time has no language but that of the site.
      const visitor = await stage.arrive({ lang: 'nl', baseURL: siteUrl(product, 'nl'), isFirst: true });
      const said = await visitor.hear(() => visitor.person.go('/'), t('common:entry.understood'));
      const facts = [
        t('common:entry.adults', { site: 'Second Spring', min_age: 18 }),
        t('common:entry.fictional'),
        t('common:entry.money'),
      ];
      const read = sinceLoaded(said);
      expect(
        notSaid(
          read,
          t('common:entry.title'),
          'heading level 2',
          t('common:action.close'),
          'push button',
          ...facts,
          t('common:entry.cookies_link'),
          'link',
        ),
      ).toEqual([]);
      expect(notSaid(read, t('common:entry.understood'), 'push button')).toEqual([]);
      for (const words of facts) expect([words, timesSaid(said, words)]).toEqual([words, 1]);
      expect(timesSaid(said, t('common:nav.login'))).toBe(0);

      const heading = await visitor.person.page.$eval('#page-title', (title) => (title as HTMLElement).innerText);
      expect(notSaid(await visitor.press('Escape', heading), heading, 'heading level 1')).toEqual([]);
      await visitor.person.leave();
    },
    STORY_MS,
  );

  it(
    'the sign-up is read from its heading to its button: each field, what it is for, and that it is required, in de',
    async () => {
      const t = wordsOf('de');
      const visitor = await stage.arrive({ lang: 'de', baseURL });
      const said = sinceLoaded(await visitor.hear(() => visitor.person.go('/signup'), t('signup:start.submit')));
      expect(
        notSaid(
          said,
          t('signup:start.title'),
          'heading level 1',
          t('signup:start.email'),
          'entry',
          'required',
          t('signup:start.password'),
          'password text',
          t('signup:start.name'),
          'entry',
          'required',
          `${t('common:field.birth_date')} (${t('common:field.required')})`,
          t('common:field.day'),
          t('common:field.month'),
          'combo box',
          t('common:field.year'),
          t('signup:start.gender'),
          'radio button',
          t('signup:start.submit'),
          'push button',
        ),
      ).toEqual([]);
      await visitor.person.leave();
    },
    STORY_MS,
  );

  it(
    'each field says its label, that it is required, and its hint, when the focus comes; without its label it is missed, in nl',
    async () => {
      const t = wordsOf('nl');
      const visitor = await stage.arrive({ lang: 'nl', baseURL });
      await visitor.hear(() => visitor.person.go('/signup'), t('signup:start.submit'));
      const fields = [
        ['email', 'email', 'entry required', 'email_hint'],
        ['password', 'password', 'password text', 'password_hint'],
        ['name', 'name', 'entry required', 'name_hint'],
      ] as const;
      for (const [id, label, kind, hint] of fields)
        expect(
          notSaid(await visitor.focus(`#${id}`, t(`signup:start.${hint}`)), t(`signup:start.${label}`), kind, t(`signup:start.${hint}`)),
        ).toEqual([]);
      expect(
        notSaid(await visitor.press('Tab', t('common:field.day')), t('common:field.birth_date'), 'panel', t('common:field.day'), 'entry'),
      ).toEqual([]);

      // Planted: what has no label any more must be noticed.
      await visitor.person.page.$eval('label[for=email]', (label) => label.remove());
      const unlabelled = await visitor.focus('#email', t('signup:start.email_hint'));
      expect(notSaid(unlabelled, t('signup:start.email'), 'entry')).not.toEqual([]);
      await visitor.person.leave();
    },
    STORY_MS,
  );

  it(
    'after a wrong sign-up the summary says what is wrong, and so does each field, in de',
    async () => {
      const t = wordsOf('de');
      const visitor = await stage.arrive({ lang: 'de', baseURL });
      await visitor.hear(() => visitor.person.go('/signup'), t('signup:start.submit'));
      await send(visitor);
      const said = await visitor.hear(() => visitor.person.see('#email-error'), t('common:summary.title'));
      const fault = await visitor.person.page.$eval('#email-error', (words) => (words as HTMLElement).innerText);
      expect(notSaid(said, t('common:summary.title'), fault)).toEqual([]);
      expect(notSaid(await visitor.focus('#email', fault), t('signup:start.email'), 'entry required', fault)).toEqual([]);
      await visitor.person.leave();
    },
    STORY_MS,
  );

  it(
    'a log-in that failed says so, and why, in en',
    async () => {
      const t = wordsOf('en');
      const visitor = await stage.arrive({ lang: 'en', baseURL });
      const said = await visitor.hear(() => visitor.person.go('/login'), t('auth:login.submit'));
      expect(
        notSaid(
          sinceLoaded(said),
          t('auth:login.title'),
          'heading level 1',
          t('auth:login.email'),
          'entry',
          t('auth:login.password'),
          'password text',
        ),
      ).toEqual([]);
      await visitor.person.fill('nobody@mail.example', '[name=email]');
      await visitor.person.fill('Heidebloem-61-uit', '[name=password]');
      const refused = await visitor.hear(() => send(visitor), t('common:summary.refused'));
      await visitor.person.see('#error-summary-words');
      const why = await visitor.person.page.$eval('#error-summary-words', (words) => (words as HTMLElement).innerText);
      expect(notSaid(refused, t('common:summary.refused'), why)).toEqual([]);
      await visitor.person.leave();
    },
    STORY_MS,
  );

  it(
    'each price says how much it is for, before and after the discount; the order its total and that its button costs money, in de',
    async () => {
      const t = wordsOf('de');
      const member = await product.member({ name: 'Annelore' });
      const me = await stage.arrive({ lang: 'de', baseURL, member });
      const list = sinceLoaded(await me.hear(() => me.person.go('/premium'), t('payments:list.prices')));
      expect(
        notSaid(
          list,
          t('common:nav.premium'),
          'heading level 1',
          t('payments:list.old_price', { price: '' }),
          t('payments:list.new_price', { price: '' }),
        ),
      ).toEqual([]);
      const choose = await me.person.page.$eval('main a[href^="/credits/"]', (link) => link.getAttribute('aria-label') ?? link.textContent);
      expect(notSaid(list, choose, 'link')).toEqual([]);
      expect(list.filter((words) => money.test(words)).length).toBeGreaterThan(3);

      const path = await me.person.page.$eval('main a[href^="/credits/"]', (link) => new URL(link.href).pathname);
      const order = sinceLoaded(await me.hear(() => me.person.go(path), t('payments:checkout.order')));
      expect(
        notSaid(order, t('payments:checkout.title'), 'heading level 1', 'iDEAL', 'not selected', 'radio button', 'not checked'),
      ).toEqual([]);
      expect(notSaid(order, t('payments:checkout.total'), t('payments:checkout.order'), 'push button')).toEqual([]);
      const total = order.findIndex((words) => words.includes(t('payments:checkout.total')));
      expect(order.slice(total, total + 4).some((words) => money.test(words))).toBe(true);
      await me.person.leave();
    },
    STORY_MS,
  );
});

const send = ({ person: { page } }: Listener): Promise<void> =>
  page.$$eval('main form [type=submit]', (buttons) => (buttons.at(-1) as HTMLElement).click());
