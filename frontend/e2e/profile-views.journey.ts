import { describe, expect, it } from '@jest/globals';
import { onStage } from './support/stage.js';
import { arrivePair } from './support/two-people.js';
import { wordsOf } from './support/words.js';

const JOURNEY_MS = 180_000;

describe('looks', () => {
  const stage = onStage();

  it(
    'at a profile are shown to its owner, once each person, and who looks unseen sees nobody [#E15]',
    async () => {
      const t = wordsOf('nl');
      const [a, b] = await arrivePair(stage, 'nl', 390);
      await b.page.goto('/likes/viewed');
      await b.page.getByText(t('likes:viewed.empty_title')).waitFor();
      expect(await b.barriers()).toEqual([]);
      for (const _visit of [1, 2]) {
        const noted = a.page.waitForResponse((response) => response.url().endsWith(`/api/members/${b.id}`));
        await a.page.goto(`/members/${b.id}`);
        await noted;
      }
      await b.page.reload();
      const card = b.page.locator('main article');
      await card.filter({ hasText: 'Annelore' }).waitFor();
      expect(await card.count()).toBe(1);
      expect(await b.barriers()).toEqual([]);

      // She hides her looks: he loses that one, and she sees no list any more.
      await a.page.goto('/likes/viewed');
      await a.page.getByLabel(t('likes:viewed.unseen')).check();
      await a.page.getByText(t('likes:viewed.hidden_title')).waitFor();
      expect(await a.barriers()).toEqual([]);
      await b.page.reload();
      await b.page.getByText(t('likes:viewed.empty_title')).waitFor();
      await a.page.reload();
      await a.page.getByLabel(t('likes:viewed.shown')).check();
      await a.page.getByText(t('likes:viewed.empty_title')).waitFor();
      expect([...a.complaints, ...b.complaints]).toEqual([]);
      await Promise.all([a.leave(), b.leave()]);
    },
    JOURNEY_MS,
  );
});
