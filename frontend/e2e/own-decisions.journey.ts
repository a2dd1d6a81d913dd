import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { ruleText } from '#i18n';
import { eachVariant, variantsToRun, twoVariants } from './support/variants.js';
import { eventually, signedIn } from './support/members.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();
const JOURNEY_MS = 120_000;

describe('a decision about a member', () => {
  const stage = onStage();
  const { product } = stage;

  const restrict = async (memberId: string): Promise<void> => {
    const id = randomUUID();
    await product.sql(
      `insert into moderation."case" (id, kind, reason, priority, opened_at, due_at, state, closed_at)
       values ($1, 'report', 'insult', 2, now(), now(), 'closed', now())`,
      [id],
    );
    await product.sql(
      `insert into moderation.decision (case_id, member_id, staff_id, at, measure, rule, days, until, state, in_force_at)
       values ($1, $2, uuidv7(), now(), 'restriction', 'insult', 7, now() + interval '7 days', 'in_force', now())`,
      [id, memberId],
    );
  };

  it.each(variantsToRun(twoVariants))(
    `is said once in the product, read with its reasons, and objected to from there, ${eachVariant}`,
    async (variant) => {
      const t = wordsOf(variant.lang);
      const anna = await product.member({ name: 'Annemiek', language: variant.lang });
      const her = await signedIn(stage.browser, anna, { ...variant, baseURL });
      const { page } = her;
      const list = page.getByRole('list', { name: t('appeals:list.label') });
      await page.goto('/settings/decisions');
      await page.getByRole('heading', { name: t('appeals:list.empty') }).waitFor();
      expect(await her.barriers()).toEqual([]);

      await restrict(anna.id);
      await page.goto('/members');
      const read = page.getByRole('link', { name: t('appeals:notice.look'), exact: true });
      await page.getByText(t('appeals:notice.text')).first().waitFor();
      expect(await her.barriers()).toEqual([]);
      await read.click();
      await list.getByText(ruleText('insult', variant.lang)).waitFor();
      await list.getByText(t('appeals:list.one')).waitFor();
      await read.waitFor({ state: 'detached' });
      expect(await her.barriers()).toEqual([]);
      await eventually(20, async () => {
        const rows = await product.sql(`select from moderation.decision where member_id = $1 and seen_at is not null`, [anna.id]);
        return rows.length === 1;
      });

      await list.getByRole('link', { name: t('appeals:list.appeal') }).click();
      await page.getByLabel(t('appeals:words')).fill('Het was een grapje.');
      await page.getByRole('button', { name: t('appeals:send') }).click();
      await page.getByText(t('appeals:sent_text')).waitFor();
      await page.goto('/settings/decisions');
      await list.getByRole('link', { name: t('appeals:list.look') }).waitFor();
      expect(await read.count()).toBe(0);
      expect(her.complaints).toEqual([]);
      await her.leave();
    },
    JOURNEY_MS,
  );
});
