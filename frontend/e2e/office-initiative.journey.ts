import { describe, expect, it } from '@jest/globals';
import { mailsTo } from '#testing-product';
import { eventually } from './support/members.js';
import { arriveAs, endUndoTime } from './support/office.js';
import { onStage } from './support/stage.js';

const JOURNEY_MS = 180_000;
const wish = 'Kun je mij 500 euro lenen tot vrijdag?';
const answerOf = 'Nee, dat doe ik niet.';

describe('what nobody reported', () => {
  const stage = onStage();
  const { product } = stage;
  const arrive = (role: 'moderator' | 'owner', width?: number) => arriveAs(stage, role, width);

  it(
    'is noticed, becomes a case that shows what made the signal, more when a second person agrees, and ends in a statement in the language of the member',
    async () => {
      await product.forgetCases();
      await product.sql(`delete from moderation.signal`);
      await product.sql(`delete from moderation.member_signal`);
      const [anna, carl] = await Promise.all([
        product.member({ name: 'Annemiek', language: 'nl' }),
        product.member({ name: 'Carlos', gender: 'male', language: 'nl', credits: 20, paid: true }),
      ]);
      const chat = await product.chatOf(anna, carl);
      await product.send(carl, chat, wish);
      await product.send(anna, chat, answerOf);
      await product.sql(
        `insert into moderation.signal (at, kind, sender_id, conversation_id, seq, cautions) values (now(), 'message', $1, $2, 1, '{money}')
         on conflict do nothing`,
        [carl.id, chat],
      );

      const [mira, olga] = [await arrive('moderator'), await arrive('owner', 390)];
      const { page } = mira;
      await page.route(/\/api\/admin\/noticed/, (route) => route.fulfill({ status: 422, json: { error: 'generic' } }));
      await page.goto('/admin');
      await page.getByRole('menuitem', { name: 'Noticed' }).click();
      await page.getByText('This could not be loaded').waitFor();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('link', { name: 'Carlos' }).waitFor();
      await page.getByText('1 message in one conversation about money.').waitFor();
      mira.complaints.length = 0;
      expect(await mira.barriers()).toEqual([]);

      await page.getByRole('button', { name: 'Open a case' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: 'What may be wrong' }).click();
      await page.getByRole('option', { name: 'Asks for money' }).click();
      expect(await dialog.getByRole('checkbox', { name: 'Words of a scam in messages' }).isChecked()).toBe(true);
      await dialog.getByRole('radio', { name: 'The signals point to it' }).check();
      expect(await mira.barriers()).toEqual([]);
      await dialog.getByRole('button', { name: 'Open a case' }).click();
      await page.getByRole('heading', { level: 2, name: 'Asks for money' }).waitFor();
      await page.getByText('Mira Moderator opened this case. Nobody reported it').waitFor();
      await page.getByText('This case is yours.').waitFor();
      expect(await mira.barriers()).toEqual([]);

      const read = async () => {
        await page.getByRole('button', { name: 'Read the messages' }).click();
        await dialog.getByRole('radio', { name: 'The signals are about these messages' }).check();
        await dialog.getByRole('button', { name: 'Read the messages' }).click();
        await page.getByText(wish).waitFor();
      };
      await read();
      expect(await page.getByText(answerOf).count()).toBe(0);
      await page.getByRole('button', { name: 'Ask to read more' }).click();
      await dialog.getByRole('radio', { name: 'I suspect fraud' }).check();
      await dialog.getByRole('button', { name: 'Ask to read more' }).click();
      await page.getByText(/^Mira Moderator asked on .* A second person has to agree\.$/).waitFor();

      await olga.page.goto('/admin');
      await olga.page.getByText('Asks for a second person: 1').waitFor();
      await olga.page.goto('/admin/cases');
      await olga.page.getByText('Asks for a second person').first().waitFor();
      await olga.page.getByText('Asks for money').first().click();
      expect(await olga.page.getByText(wish).count()).toBe(0);
      await olga.page.getByRole('button', { name: 'Agree' }).click();
      await olga.page.getByRole('radio', { name: 'It cannot be judged without' }).check();
      expect(await olga.barriers()).toEqual([]);
      await olga.page.getByRole('dialog').getByRole('button', { name: 'Agree' }).click();
      await olga.page.getByText(/agreed: It cannot be judged without/).waitFor();

      await page.reload();
      await page.getByText(/agreed: It cannot be judged without/).waitFor();
      await read();
      await page.getByText(answerOf).waitFor();
      await page.getByRole('radio', { name: 'Warning' }).check();
      await page.getByText('Een automatische controle maakte ons erop attent.').waitFor();
      expect(await mira.barriers()).toEqual([]);
      await page.getByRole('button', { name: 'Decide', exact: true }).click();
      await page.getByText('Nothing waits. Well done.').waitFor();
      await endUndoTime(product);

      const mail = await eventually(40, async () => (await mailsTo(carl.email)).find(({ subject }) => subject.includes('Onze beslissing')));
      expect(mail.text).toContain('Een automatische controle maakte ons erop attent.');
      expect(mail.text).not.toContain('gemeld');
      expect((await mailsTo(anna.email)).filter(({ subject }) => /beslissing|besloten|melding/.test(subject))).toEqual([]);
      // Who was dealt with is not there any more.
      await page.goto('/admin/noticed');
      await page.getByText('Nobody has signals that count.').waitFor();
      expect(await mira.barriers()).toEqual([]);
      const acts = await product.sql<{ act: string }>(`select act from audit.entry where act like 'case.%' order by at`);
      expect(acts.map(({ act }) => act)).toEqual(expect.arrayContaining(['case.initiated', 'case.more_asked', 'case.more_granted']));
      for (const person of [mira, olga]) {
        expect(person.complaints).toEqual([]);
        await person.leave();
      }
    },
    JOURNEY_MS,
  );

  it(
    'is opened from the search and from the page of a member too, and only once at a time',
    async () => {
      await product.forgetCases();
      const dirk = await product.member({ name: 'Dirkjan', gender: 'male', language: 'nl' });
      const office = await arrive('moderator');
      const { page } = office;
      await page.goto(`/admin/members?${new URLSearchParams({ filter: JSON.stringify({ q: dirk.email }) }).toString()}`);
      const open = async () => {
        await page.getByRole('button', { name: 'Open a case' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('combobox', { name: 'What may be wrong' }).click();
        await page.getByRole('option', { name: 'Is not who they say they are' }).click();
        // Nothing was noticed: no signal can be the reason.
        expect(await dialog.getByRole('radio', { name: 'The signals point to it' }).count()).toBe(0);
        await dialog.getByRole('radio', { name: 'I saw it on the profile' }).check();
        await dialog.getByRole('button', { name: 'Open a case' }).click();
        await page.getByRole('heading', { level: 2, name: 'Is not who they say they are' }).waitFor();
      };
      await page.getByRole('link', { name: 'Dirkjan' }).waitFor();
      expect(await office.barriers()).toEqual([]);
      await open();
      await page.getByText('No messages belong to this case.').waitFor();
      expect(await page.getByRole('button', { name: 'Ask to read more' }).count()).toBe(0);
      await page.goto(`/admin/members/${dirk.id}/show`);
      await page.getByRole('heading', { level: 2, name: 'Dirkjan' }).waitFor();
      await open();
      await page.getByText('A case of our own about this member is open already: this one.').waitFor();
      expect(await product.sql(`select kind, state from moderation."case"`)).toEqual([{ kind: 'initiative', state: 'open' }]);
      await office.leave();
    },
    JOURNEY_MS,
  );
});
