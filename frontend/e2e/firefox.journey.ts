import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { promptly, siteUrl } from '#testing-product';
import { LossyProxy } from '../../apps/tools/src/chaos/lossy-proxy.js';
import { onFirefoxStage } from './support/firefox-stage.js';
import { role, text, type FirefoxPerson } from './support/firefox.js';
import { productUrls } from './support/product.js';
import { newcomer } from './support/sign-up.js';
import { wordsOf } from './support/words.js';

const [first = '', second = first] = productUrls();

const openDialog = 'dialog[open], [role=dialog]';
const dialogNamed = (name: string) => `dialog${role('dialog', name)}`;

describe('in Firefox', () => {
  const stage = onFirefoxStage();
  const { product } = stage;
  /** The wire between a browser and the product: it can be cut for real. */
  let wire: LossyProxy;
  beforeAll(async () => {
    wire = await LossyProxy.before(first, () => false);
  });
  afterEach(() => wire.mend());
  afterAll(() => wire.close());

  it('a visitor of the Dutch site who brings no cookie has a calm home page in Dutch that says for whom it is, from one host alone [V1]', async () => {
    const t = wordsOf('nl');
    const baseURL = siteUrl(product, 'nl');
    const visitor = await stage.arrive({ lang: 'nl', width: 390, baseURL, isFirst: true });
    const { page } = visitor;
    const seen = () => page.$eval('main', (main) => [main.innerText, main.getBoundingClientRect().toJSON() as object]);
    await visitor.go('/');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('nl');
    expect(await page.title()).toMatch(/\b50\b/);
    await visitor.see(role('dialog', t('common:entry.title')));
    await page.keyboard.press('Escape');
    await visitor.seeGone(openDialog);
    await visitor.see('main h1');

    // The largest thing is not one that moves by itself.
    const largest = await page.evaluate(
      () =>
        new Promise<string | undefined>((resolve) => {
          new PerformanceObserver((list) => {
            const { element } = list.getEntries().at(-1) as PerformanceEntry & { readonly element?: Element };
            resolve(element && (element.closest('[aria-roledescription=carousel], video, iframe, marquee') ? 'moves' : 'rests'));
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(largest).toBe('rests');

    await visitor.wake();
    const before = await seen();
    await page.waitForNetworkIdle();
    expect(await seen()).toEqual(before);
    expect([...visitor.hosts]).toEqual([new URL(baseURL).host]);
    expect([visitor.complaints, visitor.failed]).toEqual([[], []]);
    await visitor.leave();
  });

  it('"Sign up" opens over the page on a desktop and is not lost by Escape or a press beside it once it runs; on a phone it is a page [V3]', async () => {
    const t = wordsOf('en');
    const visitor = await stage.arrive({ lang: 'en', width: 1_280, baseURL: first });
    const { page } = visitor;
    const signUp = ['main', role('link', t('home:signup'))];
    await visitor.go('/');
    await visitor.wake();
    await page.evaluate(() => void Object.assign(window, { stayed: true }));

    // Nothing is lost yet: Escape and a press beside it close it, and the focus is back.
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(8, 450)]) {
      await visitor.press(...signUp);
      await visitor.see(dialogNamed(t('signup:start.title')));
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
      await close();
      await visitor.seeGone(openDialog);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t('home:signup'));
    }

    await visitor.press(...signUp);
    await visitor.see('dialog', role('heading', t('signup:start.title')));
    const me = newcomer('Annelore', 'female');
    await visitor.fill(me.email, 'dialog', role('textbox', t('signup:start.email')));
    await visitor.fill(me.password, 'dialog', '[name=password]');
    await visitor.fill(me.name, 'dialog', role('textbox', t('signup:start.name')));
    await visitor.fill('24', 'dialog', role('textbox', t('common:field.day')));
    await page.select('dialog [name=birth_month]', '5');
    await visitor.fill('1961', 'dialog', role('textbox', t('common:field.year')));
    await visitor.press('dialog', role('radio', t('signup:start.gender_female')));
    await visitor.press('dialog', role('radio', t('signup:start.sought_male')));
    await visitor.press('dialog', '[name=terms_version]');
    await visitor.press('dialog', role('button', t('signup:start.submit')));
    await visitor.see('dialog', role('heading', t('signup:photo.title')));
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
    await page.mouse.click(8, 450);
    await visitor.see('dialog', role('status'), text(t('signup:protected')));
    await visitor.see('dialog', role('heading', t('signup:photo.title')));
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    expect([visitor.complaints, visitor.failed]).toEqual([[], []]);
    await visitor.leave();

    const onPhone = await stage.arrive({ lang: 'en', width: 390, baseURL: first });
    await onPhone.go('/');
    await onPhone.wake();
    await onPhone.press(...signUp);
    await onPhone.untilAt('/signup');
    await onPhone.see('main', role('heading', t('signup:start.title')));
    expect(await onPhone.count(openDialog)).toBe(0);
    expect([onPhone.complaints, onPhone.failed]).toEqual([[], []]);
    await onPhone.leave();
  });

  it('a like is new within a second and becomes a match on both screens, stands in the right lists, and leads to messages that come within a second [M2]', async () => {
    const t = wordsOf('en');
    const [anna, bert] = await Promise.all([
      product.member({ name: 'Annelore', gender: 'female' }),
      product.member({ name: 'Bertolt', gender: 'male' }),
    ]);
    // Each is on a process of their own.
    const a = await stage.arrive({ lang: 'en', width: 1_280, baseURL: first, member: anna });
    const b = await stage.arrive({ lang: 'en', width: 390, baseURL: second, member: bert });
    const heart = ['main', role('button', t('profile:actions.like'))];
    await b.go('/likes/received');
    await b.see('main', text(t('likes:empty.received_title')));
    await a.go(`/members/${bert.id}`);
    for (const { page } of [a, b]) await page.waitForNetworkIdle();

    await promptly(
      () => a.press(...heart),
      () => b.see('dialog', text(t('likes:like.label'))),
    );
    await b.see(dialogNamed(`${t('likes:like.label')} ${t('likes:like.title', { name: 'Annelore' })}`));
    await b.untilCounted(1);

    // Opening her profile takes the mark and the badge away.
    await b.press('dialog', role('link', t('likes:like.look')));
    await b.untilAt(`/members/${anna.id}`);
    await b.untilCounted(0);

    await b.page.waitForNetworkIdle();
    await promptly(
      () => b.press(...heart),
      () => a.see('dialog', text(t('likes:match.label'))),
    );
    await a.see(dialogNamed(t('likes:match.title', { name: 'Bertolt' })));
    await b.see(dialogNamed(t('likes:match.title', { name: 'Annelore' })));
    await b.page.keyboard.press('Escape');
    await b.seeGone(openDialog);
    await a.press('dialog', role('link', t('likes:match.write', { name: 'Bertolt' })));
    const [toBert, toAnna] = [thread('en', 'Bertolt'), thread('en', 'Annelore')];
    await a.see(toBert.box);

    await b.go('/likes/received');
    for (const kind of ['received', 'given', 'matches'] as const) {
      await b.press('main nav', role('link', t(`likes:tabs.${kind}`)));
      await b.see('main', text(t(`likes:lead.${kind}`)));
      await b.see('main article', text('Annelore'));
      expect([kind, await b.count('main article')]).toEqual([kind, 1]);
    }

    await b.go(`/members/${anna.id}/chat`);
    await b.see(toAnna.box);
    for (const { page } of [a, b]) await page.waitForNetworkIdle();
    await promptly(
      () => toBert.say(a, 'Good morning, Bertolt!'),
      () => b.see(toAnna.messages, text('Good morning, Bertolt!')),
    );
    await promptly(
      () => toAnna.say(b, 'Good morning to you!'),
      () => a.see(toBert.messages, text('Good morning to you!')),
    );
    expect([a.complaints, a.failed, b.complaints, b.failed]).toEqual([[], [], [], []]);
    for (const person of [a, b]) await person.leave();
  });

  it.each([
    { what: 'Firefox knows it', isTold: true, lang: 'en', width: 1_280 },
    { what: 'Firefox does not notice', isTold: false, lang: 'nl', width: 390 },
  ])(
    'what is written while the network is gone, and $what, is kept, and sent once and in order when it is back; the counter is that of the server [M12]',
    async ({ isTold, lang, width }) => {
      const t = wordsOf(lang);
      const [anna, bert, carl] = await Promise.all([product.member(), product.member({ name: 'Bertolt' }), product.member()]);
      const [chat, other] = [await product.chatOf(bert, anna), await product.chatOf(carl, anna)];
      await product.send(bert, chat, 'Good morning');
      const me = await stage.arrive({ lang, width, baseURL: wire.url, member: anna });
      const { messages, say, become } = thread(lang, 'Bertolt');
      const stored = () =>
        product.sql(`select body from chats.message where conversation_id = $1 and sender_id = $2 order by seq`, [chat, anna.id]);
      await me.go(`/chats/${chat}`);
      await me.see(messages, text('Good morning'));
      await me.page.waitForNetworkIdle();
      expect([me.complaints, me.failed]).toEqual([[], []]);

      wire.cut();
      if (isTold) await stage.workOffline(true);
      for (const words of ['The first', 'The second']) await say(me, words);
      await me.see('main', text(t('chat:composer.offline')));
      if (isTold) for (const words of ['The first', 'The second']) await become(me, words, t('chat:state.queued'));
      await product.send(bert, chat, 'Meanwhile');
      await product.send(carl, other, 'Hello Annelore');
      expect(await stored()).toEqual([]);

      wire.mend();
      if (isTold) await stage.workOffline(false);
      for (const words of ['The first', 'The second']) await become(me, words, t('chat:state.sent'));
      await me.see(messages, text('Meanwhile'));
      await me.seeGone('main', text(t('chat:composer.offline')));
      expect(await stored()).toEqual([{ body: 'The first' }, { body: 'The second' }]);
      for (const words of ['The first', 'The second', 'Meanwhile'])
        expect([words, await me.count(messages, text(words))]).toEqual([words, 1]);

      // One message of the third is unread: the title says what the server says.
      await me.untilCounted(1);
      expect((await product.signedIn(anna).get('/api/chats')).body).toMatchObject({ num_unread_messages: 1 });
      await me.leave();
    },
  );
});

/** A conversation with somebody, as it stands on the screen. */
function thread(lang: string, name: string) {
  const t = wordsOf(lang);
  const box = `main ${role('textbox', t('chat:composer.label', { name }))}`;
  return {
    box,
    messages: 'main section ol li',
    say: async (person: FirefoxPerson, words: string): Promise<void> => {
      await person.fill(words, box);
      // Its price is a part of the name.
      await person.press('main form', text(t('chat:composer.send')));
    },
    /** Until this stands below the words of a message: the time and what became of it. */
    become: (person: FirefoxPerson, words: string, state: string) =>
      person.until(
        ({ said, what }) =>
          [...document.querySelectorAll<HTMLElement>('main section ol li')].some(
            ({ innerText }) => innerText.includes(said) && new RegExp(`· ${what}$`, 'm').test(innerText),
          ),
        { said: words, what: state },
      ),
  };
}
