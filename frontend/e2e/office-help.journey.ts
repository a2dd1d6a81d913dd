import { describe, expect, it } from '@jest/globals';
import { mailTo } from '#testing-product';
import type { DemoStaff } from '../../apps/tools/src/start/demo-logins.js';
import { Person } from './support/browser.js';
import type { Member } from './support/members.js';
import { letIn, staffOf } from './support/office.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';

const [baseURL = ''] = productUrls();
const JOURNEY_MS = 120_000;

describe('help for a member in the back office', () => {
  const stage = onStage();
  const { product } = stage;

  const arrive = async (role: DemoStaff['role'], member: Member, width = 1_280, dark = false) => {
    const office = await Person.arrive(stage.browser, { lang: 'en', width, baseURL, dark });
    await letIn(office, product, staffOf(role));
    await office.page.goto(`/admin/members/${member.id}/show`);
    await office.page.getByRole('heading', { name: member.name, level: 2 }).waitFor();
    return office;
  };
  const logIn = async ({ email, password }: Member) => (await product.visitor().post('/api/user').send({ email, password })).status;
  const act = async ({ page }: Person, button: string, reason: string, done: string) => {
    await page.getByRole('button', { name: button, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: reason, exact: true }).check();
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await page.getByText(done).waitFor();
    await dialog.waitFor({ state: 'detached' });
  };

  it(
    'confirms an address after a check, and corrects a date of birth with proof: the member is told of each',
    async () => {
      const mia = await product.newcomer({ name: 'Mia-Louise' });
      const office = await arrive('support', mia);
      const { page } = office;
      await page.getByRole('button', { name: 'Confirm the address' }).click();
      const dialog = page.getByRole('dialog');
      expect(await office.barriers()).toEqual([]);
      await dialog.getByRole('textbox').fill('Wrote to us from this address');
      await dialog.getByRole('button', { name: 'Confirm the address' }).click();
      await page.getByText('The address is confirmed.').waitFor();
      await page.getByRole('button', { name: 'Confirm the address' }).waitFor({ state: 'detached' });
      expect((await mailTo(mia.email, 60)).text).toContain('Our team has confirmed your e-mail address');

      const correct = async (day: string) => {
        await page.getByRole('button', { name: 'Correct the date of birth' }).click();
        await dialog.getByLabel('Right date of birth').fill(day);
        await dialog.getByRole('radio', { name: 'The member showed an official document' }).check();
        expect(await office.barriers()).toEqual([]);
        await dialog.getByRole('button', { name: 'Correct the date of birth' }).click();
      };
      await correct('1950-06-07');
      await page.getByText('The date of birth is corrected.').waitFor();
      await page.getByText('7 Jun 1950').waitFor();
      // Somebody too young is passed on to moderators, and no other date is taken until they have decided.
      await correct(`${new Date().getUTCFullYear() - 15}-01-01`);
      await page.getByText('By this date the person may not be here.').waitFor();
      await dialog.waitFor({ state: 'detached' });
      // The next message comes when the one before has gone.
      await page.reload();
      await correct('1950-06-08');
      await page.getByText('A moderator decides what happens now.').waitFor();
      expect(await product.sql(`select state from moderation.case where subject_id = $1 and reason = 'minor'`, [mia.id])).toEqual([
        { state: 'open' },
      ]);
    },
    JOURNEY_MS,
  );

  it(
    'ends a lock, logs out everywhere and brings a deleted account back, at night on a phone',
    async () => {
      const anna = await product.member({ name: 'Annemarie' });
      for (let tries = 0; tries < 5; tries++) await logIn({ ...anna, password: 'wrong' });
      expect(await logIn(anna)).toBe(429);
      const office = await arrive('support', anna, 390, true);
      const { page } = office;
      await page.getByText('Locked after wrong passwords until').waitFor();
      expect(await office.barriers()).toEqual([]);
      await act(office, 'End the lock', 'The member asked for it', 'Logging in is possible again.');
      expect(await logIn(anna)).toBe(200);

      await act(office, 'Log out everywhere', 'Somebody else uses the account', 'Everybody is logged out.');
      const me = await product.signedIn(anna).get('/api/user');
      expect(me.status).toBe(403);

      const again = await product.visitor().post('/api/user').send({ email: anna.email, password: anna.password });
      const cookie = String(again.headers['set-cookie']).split(';')[0] ?? '';
      await product.signedIn({ cookie }).post('/api/account/delete').send({ password: anna.password });
      await page.reload();
      await page.getByText('Deleted. Can come back until').waitFor();
      await act(office, 'Bring the account back', 'The member asked for it', 'The account is back.');
      expect(await logIn(anna)).toBe(200);
    },
    JOURNEY_MS,
  );

  it(
    'is not offered to whoever has other work, and the date of birth is not shown to them',
    async () => {
      const bea = await product.member({ name: 'Beatrice' });
      const { page } = await arrive('moderator', bea);
      await page.getByText(bea.email).waitFor();
      expect(await page.getByRole('button', { name: 'Log out everywhere' }).count()).toBe(0);
      expect(await page.getByText('Date of birth').count()).toBe(0);
    },
    JOURNEY_MS,
  );
});
