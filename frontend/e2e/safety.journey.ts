import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '#i18n';
import { aPicture } from '#testing';
import { mailsTo, withPhoto } from '#testing-product';
import { packedHostileTexts } from '../../apps/tools/src/attack/packed-texts.js';
import { strangeElements } from '../../apps/tools/src/attack/strange-elements.js';
import { variantsToRun } from './support/variants.js';
import { eventually, signedIn, type Member } from './support/members.js';
import { letIn, staffOf } from './support/office.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [first = ''] = productUrls();
const MESSAGE_MAX = 1_000;
const wish = 'Kun je mij 500 euro lenen tot vrijdag?';

const places = [
  ['nl', 390],
  ['en', 1_280],
] as const;

describe('somebody who is after money', () => {
  const stage = onStage();
  const { product } = stage;

  const wished = async (lang: 'nl' | 'en'): Promise<readonly [anna: Member, carl: Member, chat: string]> => {
    const [anna, carl] = await Promise.all([
      product.member({ name: 'Annemiek', language: lang }),
      product.member({ name: 'Carlos', gender: 'male', language: lang }),
    ]);
    const chat = await product.chatOf(anna, carl);
    await product.send(carl, chat, 'Wat een mooie foto!');
    await product.send(carl, chat, wish);
    return [anna, carl, chat];
  };

  it.each(variantsToRun(places))(
    'is warned of at the message and can be reported there; the receipt asks whether to block as well, and a yes takes the conversation from both, in %s at %i px [#E3] [#E6] [#122]',
    async (lang, width) => {
      const t = wordsOf(lang);
      const [anna, carl, chat] = await wished(lang);
      const her = await signedIn(stage.browser, anna, { lang, width, baseURL: first });
      const { page } = her;
      await page.goto(`/chats/${chat}`);
      const note = page.getByRole('note');
      await note.getByText(t('chat:caution.money')).waitFor();
      expect(await note.count()).toBe(1);
      expect(await her.barriers()).toEqual([]);

      await note.getByRole('button').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(wish).waitFor();
      await dialog.getByRole('button', { name: t('reporting:send') }).click();
      await dialog.getByText(t('reporting:reason.missing')).first().waitFor();
      expect(await her.barriers()).toEqual([]);
      await dialog.getByRole('radio', { name: t('reporting:reason.money') }).check();
      await dialog.getByRole('button', { name: t('reporting:send') }).dblclick();
      await dialog.getByText(t('reporting:done.title')).waitFor();
      const [receipt = ''] = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(await dialog.innerText()) ?? [];
      expect(receipt).not.toBe('');
      expect(await her.barriers()).toEqual([]);
      // Nothing is blocked unasked.
      expect((await product.send(carl, chat, 'Are you there?')).status).toBe(201);
      await dialog.getByText(t('reporting:block.text')).waitFor();
      await dialog.getByRole('button', { name: t('reporting:block.yes', { name: carl.name }) }).click();
      await page.waitForURL('**/chats');
      await page
        .getByText(t('blocking:done', { name: carl.name }))
        .first()
        .waitFor();
      await page.getByText(wish).waitFor({ state: 'detached' });

      const reports = await product.sql(`select about, reason, receipt from moderation.report where reporter_id = $1`, [anna.id]);
      expect(reports).toEqual([{ about: 'message', reason: 'money', receipt }]);
      expect((await product.send(carl, chat, 'Hello?')).status).toBe(403);
      await eventually(30, async () => {
        const mails = await mailsTo(anna.email);
        return mails.some(({ subject }) => subject === wordsFor(lang).mails.reportReceived.subject.replace('{receipt}', receipt));
      });
      await eventually(
        30,
        async () =>
          (await product.sql(`select from moderation.signal where sender_id = $1 and 'money' = any(cautions)`, [carl.id])).length === 1,
      );
      // The open thread asks once more about the conversation that is gone.
      expect(her.complaints.filter((line) => !line.includes('status of 404'))).toEqual([]);
      await her.leave();
    },
  );

  it('is only reported where the receipt is answered with no: the conversation stays, and a photo can be reported in the same way [#E3]', async () => {
    const t = wordsOf('nl');
    const [anna, carl, chat] = await wished('nl');
    await withPhoto(product.signedIn(carl).post('/api/photos'), {}, await aPicture());
    const shown = `select from media.photo where member_id = $1 and status = 'visible'`;
    await eventually(30, async () => (await product.sql(shown, [carl.id])).length === 1);
    const her = await signedIn(stage.browser, anna, { lang: 'nl', width: 390, baseURL: first });
    const { page } = her;
    const dialog = page.getByRole('dialog');
    const report = async (reason: string) => {
      await dialog.getByRole('radio', { name: t(`reporting:reason.${reason}`) }).check();
      await dialog.getByRole('button', { name: t('reporting:send') }).click();
      await dialog.getByRole('button', { name: t('reporting:block.no') }).click();
      await dialog.waitFor({ state: 'detached' });
    };
    await page.goto(`/chats/${chat}`);
    await page.getByRole('note').getByRole('button').click();
    await report('money');
    await page.getByText(wish).last().waitFor();
    expect(new URL(page.url()).pathname).toBe(`/chats/${chat}`);
    expect((await product.send(carl, chat, 'Are you there?')).status).toBe(201);

    await page.goto(`/members/${carl.id}`);
    await page.getByRole('button', { name: t('profile:photos.enlarge', { number: 1, name: carl.name }) }).click();
    await dialog.getByRole('button', { name: t('profile:photos.report') }).click();
    await dialog.getByText(t('reporting:title.photo')).waitFor();
    await report('photo');
    expect(new URL(page.url()).pathname).toBe(`/members/${carl.id}`);
    const reports = await product.sql(`select about from moderation.report where reporter_id = $1 order by at`, [anna.id]);
    expect(reports).toEqual([{ about: 'message' }, { about: 'photo' }]);
    expect((await product.send(carl, chat, 'Still there?')).status).toBe(201);
    expect(her.complaints).toEqual([]);
    await her.leave();
  });

  it('sends texts that would do harm: they are words on every screen of members and of staff, and nothing runs or is fetched [#E6]', async () => {
    const name = '<svg onload=alert(1)>';
    const about = packedHostileTexts(MESSAGE_MAX).slice(0, 2).join('\n').slice(0, 1_990);
    const carl = await product.member({ name, gender: 'male', signup_message: about, credits: 100, paid: true });
    const anna = await product.member({ name: '"><img src=x onerror=alert(1)>' });
    const chat = await product.chatOf(anna, carl);
    for (const text of packedHostileTexts(MESSAGE_MAX)) expect((await product.send(carl, chat, text)).status).toBe(201);
    const her = await signedIn(stage.browser, anna, { lang: 'en', width: 1_280, baseURL: first });
    const { page } = her;
    const outside: string[] = [];
    const alarms: string[] = [];
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== new URL(first).origin) outside.push(request.url());
    });
    page.on('dialog', (dialog) => {
      alarms.push(dialog.message());
      void dialog.dismiss();
    });
    const strangers = () => page.locator(strangeElements).count();
    await page.goto(`/chats/${chat}`);
    await page.getByText('<script src=//evil.example/x.js></script>').first().waitFor();
    expect(await strangers()).toBe(0);
    await page.goto(`/members/${carl.id}`);
    await page
      .getByRole('heading', { name: /svg onload/ })
      .first()
      .waitFor();
    expect(await strangers()).toBe(0);
    await page.goto('/chats');
    await page.getByText(name).first().waitFor();
    expect(await strangers()).toBe(0);

    await letIn(her, stage.product, staffOf('moderator'));
    await page.goto(`/admin/members/${carl.id}/show/profile`);
    await page.getByText(name).first().waitFor();
    await page.getByText('<script>alert(1)</script>').first().waitFor();
    expect(await strangers()).toBe(0);
    expect({ outside, alarms, said: her.complaints }).toEqual({ outside: [], alarms: [], said: [] });
    await her.leave();
  });
});
