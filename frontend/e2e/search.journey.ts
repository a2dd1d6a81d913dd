import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { promptly } from '#testing-product';
import { Person } from './support/browser.js';
import { keyboard, pointer, type InputMethod } from './support/input-methods.js';
import { variantsToRun } from './support/variants.js';
import { eventually, signedIn, type Member } from './support/members.js';
import { inFocus } from './support/page-facts.js';
import { productUrls } from './support/product.js';
import { fitting, reserved, Seekers } from './support/seekers.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const JOURNEY_MS = 180_000;
const UTRECHT = '09';
const [first = '', second = first] = productUrls();

describe('search', () => {
  const stage = onStage();
  const { product } = stage;
  const seekers = new Seekers(product);
  beforeAll(() => seekers.invite(), JOURNEY_MS);

  const cards = (page: Page): Locator => page.locator('main article');
  const namesOn = async (page: Page): Promise<string[]> =>
    (await cards(page).getByRole('heading').allInnerTexts()).map((words) => words.replace(/,.*$/, '')).toSorted();
  const untilShown = (page: Page, names: readonly string[]) =>
    page.waitForFunction(
      (wanted) =>
        [...document.querySelectorAll('main article h2')]
          .map((heading) => (heading.textContent ?? '').replace(/,.*$/, ''))
          .toSorted()
          .join() === wanted,
      names.toSorted().join(),
    );

  async function fillIn(dialog: Locator, input: InputMethod, t: ReturnType<typeof wordsOf>): Promise<void> {
    const field = (name: string, value?: string) => dialog.locator(value ? `[name=${name}][value=${value}]` : `[name=${name}]`);
    const open = (group: string) => input.press(dialog.locator('summary').filter({ hasText: t(`search:groups.${group}`) }));
    await dialog.locator(`[name=countryregion] option[value="${UTRECHT}"]`).waitFor({ state: 'attached' });
    await input.choose(field('min_age'), '55');
    await input.choose(field('max_age'), '65');
    await input.choose(field('countryregion'), UTRECHT);
    await open('here');
    await input.choose(field('last_online'), '30');
    await open('life');
    await input.check(field('relationship', 'divorced'));
    await open('words');
    await input.fill(field('about'), seekers.word);
  }

  it.each(
    variantsToRun([
      { lang: 'nl', width: 390, by: 'finger', dark: true, text: '150' },
      { lang: 'en', width: 1_280, by: 'keyboard', dark: false, text: '100' },
    ]),
  )(
    'shows only who fits, at once; keeps it through Back, a reload and another device; helps where nobody fits or nothing comes: in $lang at $width px by $by, letters $text, dark: $dark [#4] [#22] [#93] [#135] [#137] [#E1] [#E19] [#E25]',
    async ({ lang, width, by, dark, text }) => {
      const t = wordsOf(lang);
      const member = await seekers.seeker();
      const me = await signedIn(stage.browser, member, { lang, width, baseURL: first, dark });
      await me.context.addCookies([{ name: 'text', value: text, url: first }]);
      const { page } = me;
      const input = by === 'keyboard' ? keyboard(page) : pointer;
      const barriers: string[] = [];
      const checkBarriers = async () => void barriers.push(...(await me.barriers()));
      const dialog = page.getByRole('dialog');
      const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
      const openFilters = () => input.press(page.locator('button:has(svg.lucide-sliders-horizontal)').filter({ visible: true }));

      await page.goto('/members');
      await cards(page).first().waitFor();
      await openFilters();
      await fillIn(dialog, input, t);
      await dialog.getByRole('button', { name: t('search:filters.show_count_other', { count: 2 }), exact: true }).waitFor();
      await checkBarriers();
      await promptly(
        () => input.press(dialog.locator('button[type=submit]')),
        () => untilShown(page, fitting),
      );
      await page
        .getByText(t('search:count_other', { count: 2 }))
        .first()
        .waitFor();
      await cards(page).filter({ hasText: reserved }).getByText(t('common:photo.locked'), { exact: true }).waitFor();
      await checkBarriers();

      // There and back again.
      await input.press(cards(page).getByRole('link', { name: /^Gerda,/ }));
      await page.getByRole('heading', { level: 1, name: /^Gerda,/ }).waitFor();
      await page.goBack();
      await untilShown(page, fitting);
      await page.reload();
      await untilShown(page, fitting);

      // Saved here, opened on another device.
      await input.press(button(t('search:saved.title')));
      await input.fill(dialog.locator('[name=name]'), 'Music');
      await input.press(dialog.getByRole('button', { name: t('search:saved.save') }));
      await dialog.getByText('Music', { exact: true }).waitFor();
      await checkBarriers();
      await page.keyboard.press('Escape');
      await onAnotherDevice(member, async (other) => {
        await other.page.goto('/members');
        await other.page.getByRole('button', { name: wordsOf('en')('search:saved.title') }).click();
        await other.page.getByRole('button', { name: wordsOf('en')('search:saved.open_name', { name: 'Music' }) }).click();
        await untilShown(other.page, fitting);
        // Forgotten again, on every device; the list says that it is empty, to whoever pressed the button too.
        await other.page.getByRole('button', { name: wordsOf('en')('search:saved.title') }).click();
        await other.page.getByRole('button', { name: wordsOf('en')('search:saved.remove_name', { name: 'Music' }) }).press('Enter');
        const none = other.page.getByText(wordsOf('en')('search:saved.empty'));
        await none.waitFor();
        await eventually(2, () => inFocus(other.page, none));
      });

      // Nobody fits: one press goes on, with the number of people that it shows.
      await openFilters();
      await input.fill(dialog.locator('[name=about]'), `${seekers.word} nachtegaaltje`);
      await input.press(dialog.locator('button[type=submit]'));
      await page.getByRole('heading', { name: t('search:empty.title') }).waitFor();
      const wider = page.getByRole('button', { name: new RegExp(`^${t('search:empty.about')} \\(\\d+\\+?\\)$`) });
      await wider.waitFor();
      await checkBarriers();
      await input.press(wider);
      await cards(page).nth(2).waitFor();
      expect(await inFocus(page, page.locator('#page-title'))).toBe(true);
      const ids = await cards(page)
        .locator('h2 a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)));
      expect(await misfits(member, ids)).toEqual([]);
      expect(await namesOn(page)).toEqual(expect.arrayContaining(fitting));

      // Nothing comes: it says so, and tries again when asked.
      await page.route(/\/api\/members\?/, (route) => route.fulfill({ status: 422, json: { error: 'generic', message: 'Not now.' } }));
      await page.reload();
      await page.getByText('Not now.').waitFor();
      await checkBarriers();
      await page.unroute(/\/api\/members\?/);
      await input.press(button(t('common:action.try_again')));
      await cards(page).nth(2).waitFor();
      expect(barriers).toEqual([]);
      expect(me.complaints.filter((line) => !line.includes('422'))).toEqual([]);
      await me.leave();
    },
    JOURNEY_MS,
  );

  it(
    'keeps intimate wishes out of every address, and offers them to nobody who did not ask for them [#92] [#E9]',
    async () => {
      const t = wordsOf('en');
      const member = await seekers.seeker();
      const me = await signedIn(stage.browser, member, { lang: 'en', width: 1_280, baseURL: first });
      const { page } = me;
      const dialog = page.getByRole('dialog');
      const group = dialog.locator('summary').filter({ hasText: t('search:groups.intimate') });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const openFilters = async () => {
        await page.getByRole('button', { name: t('search:filters.all'), exact: true }).click();
        await page.waitForLoadState('networkidle');
      };
      await page.goto('/members');
      await cards(page).first().waitFor();
      await openFilters();
      expect(await group.count()).toBe(0);
      await page.keyboard.press('Escape');

      await product.sql(`update profiles.profile set sees_intimate = true where member_id = $1`, [member.id]);
      await openFilters();
      await group.click();
      await dialog.locator('[name=intimate][value=lingerie]').check();
      const answered = page.waitForResponse((response) => response.url().endsWith('/api/members/search'));
      await dialog.locator('button[type=submit]').click();
      expect((await answered).status()).toBe(200);
      const more = page.getByRole('button', { name: t('search:filters.more_one', { count: 1 }), exact: true });
      await more.waitFor();
      await page.reload();
      await more.waitFor();
      expect([...asked, page.url()].filter((address) => address.includes('lingerie'))).toEqual([]);
      await more.click();
      await dialog.getByRole('button', { name: t('search:filters.reset') }).click();
      await more.waitFor({ state: 'detached' });
      await cards(page).first().waitFor();
      expect(me.complaints).toEqual([]);
      await me.leave();
    },
    JOURNEY_MS,
  );

  async function onAnotherDevice(member: Member, story: (other: Person) => Promise<void>): Promise<void> {
    const other = await Person.arrive(stage.browser, { lang: 'en', width: 390, baseURL: second });
    await other.context.addCookies([{ name: 'locale', value: 'en', url: second }]);
    await other.context.request.post('/api/user', { data: { email: member.email, password: member.password } });
    await story(other);
    await other.leave();
  }

  /** Those of the found who do not fit, by what the database knows of them. */
  const misfits = (me: Member, ids: readonly (string | undefined)[]) =>
    product.sql(
      `select p.name from profiles.profile p join visibility.member_standing s using (member_id)
        where p.member_id = any($1::uuid[])
          and not (p.gender = 'female' and p.country = 'NL' and p.region = $2 and p.relationship = 'divorced'
                   and extract(year from age(now(), p.birth_date)) between 55 and 65 and s.last_active > now() - interval '31 days'
                   and p.sought_sex in ('male', 'both') and not s.fictional and visibility.may_see($3, p.member_id))`,
      [ids, UTRECHT, me.id],
    );
});
