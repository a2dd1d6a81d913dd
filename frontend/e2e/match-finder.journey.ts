import { beforeAll, describe, expect, it } from '@jest/globals';
import { keyboard, pointer } from './support/input-methods.js';
import { variantsToRun } from './support/variants.js';
import { eventually, signedIn } from './support/members.js';
import { inFocus } from './support/page-facts.js';
import { productUrls } from './support/product.js';
import { fitting, Seekers } from './support/seekers.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const JOURNEY_MS = 180_000;
const [baseURL = ''] = productUrls();

describe('the match finder', () => {
  const stage = onStage();
  const seekers = new Seekers(stage.product);
  beforeAll(() => seekers.invite(), JOURNEY_MS);

  it.each(
    variantsToRun([
      { lang: 'en', width: 1_280, by: 'keyboard', dark: true, text: '150' },
      { lang: 'nl', width: 390, by: 'finger', dark: false, text: '100' },
    ]),
  )(
    'asks a few questions and says why somebody suits: in $lang at $width px by $by, letters $text, dark: $dark [#41] [#75] [#E1]',
    async ({ lang, width, by, dark, text }) => {
      const t = wordsOf(lang);
      const me = await signedIn(stage.browser, await seekers.seeker(), { lang, width, baseURL, dark });
      await me.context.addCookies([{ name: 'text', value: text, url: baseURL }]);
      const { page } = me;
      const cards = page.locator('main article');
      const input = by === 'keyboard' ? keyboard(page) : pointer;
      const barriers: string[] = [];
      const checkBarriers = async () => void barriers.push(...(await me.barriers()));
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const next = (question: string) => page.getByRole('heading', { level: 2, name: t(`match-finder:question.${question}`) }).waitFor();

      await page.goto('/members');
      await cards.first().waitFor();
      await input.press(page.getByRole('link', { name: t('search:match_finder'), exact: true }));
      await next('ages');
      await checkBarriers();
      await input.choose(page.locator('[name=min_age]'), '55');
      await input.press(button(t('match-finder:next')));
      await next('distance');
      await input.check(page.locator('[name=distance][value="25"]'));
      await input.press(button(t('match-finder:next')));
      for (const question of ['reason', 'interests']) {
        await next(question);
        await input.press(button(t('match-finder:skip')));
      }
      await next('relationship');
      await input.check(page.locator('[name=relationship][value=divorced]'));
      await input.press(button(t('match-finder:next')));
      await next('body');
      await input.press(button(t('match-finder:skip')));
      await next('tattoos');
      await input.press(button(t('match-finder:show')));

      // The form has gone: the screen is told from its title on.
      const titleHasFocus = () => eventually(2, () => inFocus(page, page.locator('#page-title')));
      await titleHasFocus();
      // Each with its reason in a sentence, and nobody whom the search would hide.
      await cards.first().waitFor();
      const reasons = await page.locator('main ol > li > div').allInnerTexts();
      expect(reasons.filter((reason) => !/\p{L}.*\.$/u.test(reason))).toEqual([]);
      expect(reasons).toHaveLength(await cards.count());
      const links = await cards.locator('a[href^="/members/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      const isShown = (id: string) => links.some((link) => link.includes(id));
      expect(seekers.idsOf(fitting).filter(isShown)).toHaveLength(fitting.length);
      expect(seekers.idsOf(['Fictional', 'BlockedByMe', 'BlocksMe', 'Elsewhere', 'ForWomen']).filter(isShown)).toEqual([]);
      const tops = await page
        .locator('main ol > li')
        .evaluateAll((items) =>
          items.map((item) => [
            Math.round(item.getBoundingClientRect().top),
            Math.round(item.querySelector('article')?.getBoundingClientRect().top ?? 0),
          ]),
        );
      // The photos of a row stand in one line.
      expect(new Set(tops.map(([row]) => row)).size).toBe(new Set(tops.map(([, photo]) => photo)).size);
      await checkBarriers();

      // The answers are kept: it is not asked again unless one wants to.
      await page.reload();
      await cards.first().waitFor();
      await input.press(button(t('match-finder:matches.change')));
      await next('ages');
      await titleHasFocus();
      expect(await page.locator('[name=min_age]').inputValue()).toBe('55');
      expect(barriers).toEqual([]);
      expect(me.complaints).toEqual([]);
      await me.leave();
    },
    JOURNEY_MS,
  );
});
