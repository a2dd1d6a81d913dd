import { describe, expect, it } from '@jest/globals';
import { mailsTo } from '#testing-product';
import { Person } from './support/browser.js';
import { eventually, signedIn, type Member } from './support/members.js';
import { endUndoTime, letIn, staffOf } from './support/office.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();
const JOURNEY_MS = 180_000;

describe('after a decision', () => {
  const stage = onStage();
  const { product } = stage;

  const reported = async (reason: 'money' | 'insult'): Promise<readonly [anna: Member, carl: Member]> => {
    await product.forgetCases();
    const [anna, carl] = await Promise.all([
      product.member({ name: 'Annemiek', language: 'nl', credits: 20, freeMessages: 0, paid: true }),
      product.member({ name: 'Carlos', gender: 'male', language: 'nl' }),
    ]);
    const chat = await product.chatOf(anna, carl);
    await product.send(anna, chat, 'Goedemorgen');
    await product.send(carl, chat, 'Kun je mij 500 euro lenen?');
    const answer = await product.signedIn(anna).post('/api/reports').send({ profile: carl.id, reason, chat, seq: 2 });
    expect(answer.status).toBe(201);
    return [anna, carl];
  };
  const arrive = async (role: 'moderator' | 'owner') => {
    const office = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL });
    await letIn(office, product, staffOf(role));
    await office.page.goto('/admin/cases');
    return office;
  };
  const mailWith = (member: Member, subject: string) =>
    eventually(60, async () => (await mailsTo(member.email)).find((mail) => mail.subject.includes(subject)));

  it(
    'the member objects by the link of the mail, without logging in; somebody else takes the decision back, and everything is as it was [#E3] D6',
    async () => {
      const [, carl] = await reported('insult');
      const mira = await arrive('moderator');
      await mira.page.getByRole('button', { name: 'Take the next case' }).click();
      await mira.page.getByRole('radio', { name: 'Suspend' }).check();
      await mira.page.getByRole('button', { name: 'Decide', exact: true }).click();
      await mira.page.getByText('Nothing waits. Well done.').waitFor();
      await endUndoTime(product);

      const mail = await mailWith(carl, 'Onze beslissing');
      const link = mail.links.find((url) => new URL(url).pathname.startsWith('/appeals/')) ?? '';
      expect((await product.signedIn(carl).get('/api/user')).status).toBe(403);
      const t = wordsOf('nl');
      const his = await Person.arrive(stage.browser, { lang: 'nl', width: 390, baseURL });
      await his.page.goto(new URL(link).pathname);
      await his.page.getByText('Ga respectvol met anderen om').waitFor();
      // The statement holds the facts: the message with its words, how it was found, and the clause of the rules.
      for (const part of ['Kun je mij 500 euro lenen?', 'heeft het op', '/pages/ban#rule-insult']) expect(mail.text).toContain(part);
      await his.page.getByText('Kun je mij 500 euro lenen?').waitFor();
      expect(await his.page.getByRole('link', { name: t('appeals:rules_link') }).getAttribute('href')).toBe('/pages/ban#rule-insult');
      expect(await his.barriers()).toEqual([]);
      await his.page.getByRole('button', { name: t('appeals:send') }).click();
      await his.page.getByText(t('appeals:missing')).waitFor();
      await his.page.getByLabel(t('appeals:words')).fill('Het was een grapje tussen vrienden.');
      await his.page.getByRole('button', { name: t('appeals:send') }).click();
      await his.page
        .getByRole('heading', { name: t('appeals:sent_title') })
        .or(his.page.getByText(t('appeals:sent_title')))
        .first()
        .waitFor();
      expect(await his.barriers()).toEqual([]);

      // Whoever decided finds nothing to decide.
      await mira.page.getByRole('button', { name: 'Take the next case' }).click();
      await mira.page.getByText('Nothing waits. Well done.').first().waitFor();
      const olga = await arrive('owner');
      await olga.page.getByRole('button', { name: 'Take the next case' }).click();
      await olga.page.getByText('Het was een grapje tussen vrienden.').waitFor();
      expect(await olga.barriers()).toEqual([]);
      await olga.page.getByRole('button', { name: 'Overturn the decision' }).click();
      const question = olga.page.getByRole('dialog');
      await question.getByRole('radio', { name: 'The measure was too severe' }).check();
      await question.getByRole('button', { name: 'Overturn the decision' }).click();
      await olga.page.getByText('The decision is taken back.').waitFor();
      const [account] = await product.sql<{ status: string }>(`select status from auth.account where id = $1`, [carl.id]);
      expect(account).toEqual({ status: 'active' });
      await his.page.reload();
      await his.page.getByText(t('appeals:overturned')).waitFor();
      await mailWith(carl, 'Je bezwaar');
      for (const person of [mira, his, olga]) await person.leave();
    },
    JOURNEY_MS,
  );

  it(
    'whoever reported objects by the link of the mail when nothing was found; somebody else opens the case again, and decides it',
    async () => {
      const [anna, carl] = await reported('insult');
      const mira = await arrive('moderator');
      await mira.page.getByRole('button', { name: 'Take the next case' }).click();
      await mira.page.getByRole('radio', { name: 'No violation' }).check();
      await mira.page.getByRole('radio', { name: 'What is reported is allowed, whatever the evidence shows' }).check();
      await mira.page.getByRole('button', { name: 'Decide', exact: true }).click();
      await mira.page.getByText('Nothing waits. Well done.').waitFor();
      await endUndoTime(product);

      const answers = async () =>
        (await mailsTo(anna.email)).filter(({ subject }) => /^Je melding .*: wat we hebben besloten$/.test(subject));
      const first = await eventually(60, async () => (await answers())[0]);
      const link = first.links.find((url) => new URL(url).pathname.startsWith('/appeals/')) ?? '';
      expect(first.text).toContain('geschillencommissie');
      const t = wordsOf('nl');
      const her = await Person.arrive(stage.browser, { lang: 'nl', width: 390, baseURL });
      await her.page.goto(new URL(link).pathname);
      await her.page.getByRole('heading', { name: t('appeals:dismissal.title') }).waitFor();
      expect(await her.page.getByText(carl.name).count()).toBe(0);
      expect(await her.barriers()).toEqual([]);
      await her.page.getByLabel(t('appeals:words')).fill('Lees ook het bericht daarvoor.');
      await her.page.getByRole('button', { name: t('appeals:send') }).click();
      await her.page.getByText(t('appeals:sent_text')).waitFor();

      // Whoever dismissed it finds nothing to decide.
      await mira.page.getByRole('button', { name: 'Take the next case' }).click();
      await mira.page.getByText('Nothing waits. Well done.').first().waitFor();
      const olga = await arrive('owner');
      await olga.page.getByRole('button', { name: 'Take the next case' }).click();
      await olga.page.getByText('Lees ook het bericht daarvoor.').waitFor();
      expect(await olga.barriers()).toEqual([]);
      // Whoever judges sees what was looked at then.
      await olga.page.getByRole('button', { name: 'Read the messages' }).click();
      const why = olga.page.getByRole('dialog');
      await why.getByRole('radio').last().check();
      await why.getByRole('button', { name: 'Read the messages' }).click();
      await olga.page.getByText('Kun je mij 500 euro lenen?').waitFor();
      await olga.page.getByRole('button', { name: 'Overturn the decision' }).click();
      const question = olga.page.getByRole('dialog');
      await question.getByRole('radio', { name: 'Something was overlooked' }).check();
      await question.getByRole('button', { name: 'Overturn the decision' }).click();
      await mailWith(anna, 'Je bezwaar');
      await her.page.reload();
      await her.page.getByText(t('appeals:dismissal.reopened')).waitFor();
      expect(await her.barriers()).toEqual([]);
      // The case itself is the next one.
      await olga.page.getByRole('radio', { name: 'Warning' }).check();
      await olga.page.getByRole('button', { name: 'Decide', exact: true }).click();
      // Her report is answered once more.
      await eventually(60, async () => {
        await endUndoTime(product);
        return (await answers()).find(({ text }) => text.replace(/\s+/g, ' ').includes('en iets gedaan'));
      });
      await mailWith(carl, 'Onze beslissing');
      for (const person of [mira, her, olga]) await person.leave();
    },
    JOURNEY_MS,
  );

  it(
    'for fraud, whoever wrote with the member is warned and has the credits back that it cost [#7] [#E7] M8 D5',
    async () => {
      const [anna, carl] = await reported('money');
      const balance = async () =>
        (await product.sql<{ balance: number }>(`select balance from payments.wallet where member_id = $1`, [anna.id]))[0]?.balance ?? 0;
      const before = await balance();
      expect(before).toBeLessThan(20);
      const mira = await arrive('moderator');
      await mira.page.getByRole('button', { name: 'Take the next case' }).click();
      await mira.page.getByRole('radio', { name: 'Ban' }).check();
      await mira.page.getByRole('button', { name: 'Propose the ban' }).click();
      await mira.page.getByText('Nothing waits. Well done.').waitFor();
      const olga = await arrive('owner');
      await olga.page.getByRole('button', { name: 'Take the next case' }).click();
      await olga.page.getByRole('button', { name: 'Confirm the ban' }).click();
      await olga.page.getByRole('dialog').getByRole('button', { name: 'Confirm the ban' }).click();
      const warning = await mailWith(anna, 'Een waarschuwing over Carlos');
      expect(warning.text).toContain(`${20 - before} credit`);
      expect(await balance()).toBe(20);
      await mailWith(carl, 'Onze beslissing');
      const again = await product.visitor().post('/api/user').send({ email: carl.email, password: carl.password });
      expect([again.status, again.body]).toMatchObject([403, { error: 'account_banned' }]);

      // The conversation says it too, beside what was written, and is not unread by it.
      const t = wordsOf('nl');
      const [note] = await product.sql<{ chat: string }>(`select conversation_id as chat from chats.fraud_note where member_id = $1`, [
        anna.id,
      ]);
      const hers = await signedIn(stage.browser, anna, { lang: 'nl', width: 390, baseURL });
      await hers.page.goto(`/chats/${note?.chat ?? ''}`);
      const warned = hers.page.getByRole('note', { name: t('chat:fraud.found_title', { name: 'Carlos' }) });
      await warned.getByText(t('chat:fraud.money')).waitFor();
      await warned.getByRole('link', { name: t('chat:caution.tips') }).waitFor();
      expect(await hers.barriers()).toEqual([]);

      // An office of two: whoever other tests of this product have taken on has left.
      await product.sql(`update auth.staff set active = false where not demo`);
      // He objects; where nobody else exists, the owner looks again: it was a mistake, and she is told that in the same places.
      const link = (await mailWith(carl, 'Onze beslissing')).links.find((url) => new URL(url).pathname.startsWith('/appeals/')) ?? '';
      const objection = await product
        .visitor()
        .post(`/api${new URL(link).pathname}`)
        .send({ words: 'Dat was ik niet.' });
      expect(objection.status).toBe(200);
      await olga.page.goto('/admin/cases');
      await olga.page.getByRole('button', { name: 'Take the next case' }).click();
      await olga.page.getByRole('button', { name: 'Overturn the decision' }).click();
      const question = olga.page.getByRole('dialog');
      await question.getByRole('radio', { name: 'We are an office of two, and both took part' }).check();
      await question.getByRole('radio', { name: 'There are new facts' }).check();
      await question.getByRole('button', { name: 'Overturn the decision' }).click();
      await olga.page.getByText('The decision is taken back.').waitFor();
      await mailWith(anna, 'We hadden het mis over Carlos');
      await hers.page.getByRole('note', { name: t('chat:fraud.cleared_title', { name: 'Carlos' }) }).waitFor();
      await hers.page.reload();
      await hers.page.getByRole('note', { name: t('chat:fraud.cleared_title', { name: 'Carlos' }) }).waitFor();
      expect(await warned.count()).toBe(0);
      expect(await hers.barriers()).toEqual([]);
      expect(await balance()).toBe(20);
      await hers.leave();
      for (const person of [mira, olga]) await person.leave();
    },
    JOURNEY_MS,
  );
});
