import { describe, expect, it } from '@jest/globals';
import { eventually, type Member } from './support/members.js';
import { arriveAs } from './support/office.js';
import { onStage } from './support/stage.js';

const JOURNEY_MS = 240_000;
const HASTE = 'First messages in a hurry';

describe('the rules of signals', () => {
  const stage = onStage();
  const { product } = stage;

  const arrive = (role: 'moderator' | 'owner', width: number, dark: boolean) => arriveAs(stage, role, width, dark);
  /** As if they had begun nine conversations within as many minutes. */
  const hasty = async (): Promise<Member> => {
    const member = await product.member({ name: 'Haastje', language: 'nl' });
    await product.sql(
      `insert into chats.opening (conversation_id, seq, starter, receiver, at)
       select gen_random_uuid(), 1, $1, gen_random_uuid(), now() - interval '3 days' - make_interval(mins => n) from generate_series(1, 9) as n`,
      [member.id],
    );
    return member;
  };
  const chosen = () => product.sql<{ threshold: number }>(`select threshold from moderation.signal_rule`);

  it(
    'are read, and tried on the last 30 days from the menu: whom another number would have noticed, and nothing is changed',
    async () => {
      const member = await hasty();
      const office = await arrive('moderator', 1_280, false);
      const { page } = office;
      await page.goto('/admin');
      await page.getByRole('menuitem', { name: 'Signals' }).click();
      await page.getByRole('heading', { level: 3, name: HASTE }).waitFor();
      expect(await office.barriers()).toEqual([]);
      const form = page.getByRole('form', { name: `Try: ${HASTE}` });
      await form.getByLabel('Conversations within ten minutes, at least').fill('99');
      expect(await form.getByRole('button', { name: 'Try on the last 30 days' }).isDisabled()).toBe(true);
      await form.getByLabel('Conversations within ten minutes, at least').fill('9');
      await form.getByRole('button', { name: 'Try on the last 30 days' }).click();
      await form.getByText('With 9, it would have noticed').waitFor();
      await form.getByText('Nothing was changed.').waitFor();
      expect(await form.getByRole('button', { name: 'Use this number' }).count()).toBe(0);
      expect(await office.barriers()).toEqual([]);
      await form.getByRole('link', { name: member.name }).first().click();
      await page.getByRole('tab', { name: 'Signals' }).click();
      await page.getByText('Nothing was noticed.').waitFor();
      expect(await chosen()).toEqual([]);
      expect(office.complaints).toEqual([]);
      await office.leave();
    },
    JOURNEY_MS,
  );

  it(
    'are changed by the owner alone, with a reason, on a small dark screen too; the page of a member says why something was noticed',
    async () => {
      const member = await product.member({ name: 'Wegwerp', language: 'nl' });
      await product.sql(
        `insert into moderation.member_signal (at, member_id, kind, domain) values (now(), $1, 'throwaway_address', 'yopmail.com')`,
        [member.id],
      );
      const office = await arrive('owner', 390, true);
      const { page } = office;
      await page.goto('/admin/signals');
      const form = page.getByRole('form', { name: `Try: ${HASTE}` });
      await form.getByLabel('Conversations within ten minutes, at least').fill('8');
      await form.getByRole('button', { name: 'Use this number' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('First messages in a hurry: 8 instead of 6.').waitFor();
      await dialog.getByRole('radio', { name: 'Something new goes on' }).check();
      await dialog.getByRole('button', { name: 'Use this number' }).click();
      await page.getByText('Takes notice from 8 on (standard: 6).').waitFor();
      await dialog.waitFor({ state: 'hidden' });
      expect(await office.barriers()).toEqual([]);
      expect(await chosen()).toEqual([{ threshold: 8 }]);
      await page.goto(`/admin/members/${member.id}/show/signals`);
      await page.getByText('Signed up with the address of a throw-away provider (yopmail.com).').waitFor();
      expect(await office.barriers()).toEqual([]);
      expect(office.complaints).toEqual([]);
      await product.sql(`delete from moderation.signal_rule`);
      await office.leave();
    },
    JOURNEY_MS,
  );

  it(
    'have words that the owner adds and removes, tried first; the receiver of a message with them reads a caution',
    async () => {
      const [anna, bert] = await Promise.all([
        product.member({ name: 'Annemiek', language: 'nl', credits: 20, paid: true }),
        product.member({ name: 'Bertus', gender: 'male', language: 'nl', credits: 20, paid: true }),
      ]);
      const chat = await product.chatOf(anna, bert);
      await product.send(bert, chat, 'Dag Annemiek, ik heb nog twee gouden tientjes liggen.');
      const cautions = async () => {
        const answer = (await product.signedIn(anna).get(`/api/chats/${chat}/messages`)) as {
          body: { messages: { cautions?: string[] }[] };
        };
        return answer.body.messages.flatMap((message) => message.cautions ?? []);
      };
      expect(await cautions()).toEqual([]);
      const office = await arrive('owner', 1_280, false);
      const { page } = office;
      await page.goto('/admin/signals');
      const form = page.getByRole('form', { name: 'Add words of scams' });
      await page.getByText('You have added no words.').waitFor();
      await form.getByLabel('Words').fill('gouden tientje*');
      await form.getByRole('button', { name: 'Try on the first messages of the last 30 days' }).click();
      await form.getByRole('link', { name: 'Bertus' }).waitFor();
      await form.getByText('Nothing was changed.').waitFor();
      expect(await office.barriers()).toEqual([]);
      await form.getByRole('button', { name: 'Add these words' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: 'Something new goes on' }).check();
      await dialog.getByRole('button', { name: 'Add these words' }).click();
      await page.getByRole('list', { name: 'Words of scams that you added' }).getByText('gouden tientje*').waitFor();
      expect(await office.barriers()).toEqual([]);
      await eventually(60, async () => ((await cautions()).includes('money') ? true : undefined));
      await page.getByRole('button', { name: 'Remove' }).click();
      await dialog.getByRole('radio', { name: 'It was added by mistake' }).check();
      await dialog.getByRole('button', { name: 'Remove' }).click();
      await page.getByText('You have added no words.').waitFor();
      await eventually(60, async () => ((await cautions()).length === 0 ? true : undefined));
      await office.leave();
    },
    JOURNEY_MS,
  );
});
