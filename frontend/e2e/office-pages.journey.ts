import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { locales } from '#contracts';
import { Person } from './support/browser.js';
import { eventually, signedIn } from './support/members.js';
import { letIn, staffOf } from './support/office.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();
const JOURNEY_MS = 240_000;
const SITE = 'Tuin van teksten';
/** Its own site: elsewhere every member of these tests would be asked about new terms. */
const atSite = baseURL.replace(/\/\/[^:/]+/, '//teksten.localhost');
/** The search for barriers asks every frame, and that of the preview may not answer. */
const isOurs = (complaint: string) => !complaint.includes("Failed to execute 'postMessage'");
const pressed = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
async function chosen(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

describe('the pages of a site in the back office', () => {
  const stage = onStage();
  const { product } = stage;
  let siteId = '';
  const made = async (): Promise<string> => {
    if (siteId) return siteId;
    const [site] = await product.sql<{ id: string }>(
      `insert into site.site (community_id, company_id, name, settings)
       select community_id, company_id, $1, settings from site.site where is_default returning id`,
      [SITE],
    );
    siteId = site?.id ?? '';
    await product.sql(`insert into site.site_host (host, site_id) values ('teksten.localhost', $1)`, [siteId]);
    return siteId;
  };
  stage.atEnd(async () => {
    await product.sql(`update auth.account set site_id = (select id from site.site where is_default) where site_id = $1`, [siteId || null]);
    await product.sql(`delete from site.site_host where site_id = $1`, [siteId || null]);
    await product.sql(`delete from site.site where id = $1`, [siteId || null]);
  });

  it(
    'are written in two languages, looked at, published, and seen by a visitor within a minute; two writers lose nothing [#140]',
    async () => {
      const id = await made();
      const office = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL });
      const { page } = office;
      await letIn(office, product, staffOf('content'));
      // Sites are asked for anew a few times a minute.
      await eventually(60, async () =>
        (await (await office.context.request.get('/api/admin/sites')).text()).includes(SITE) ? true : undefined,
      );
      await page.goto('/admin');
      await page.getByRole('menuitem', { name: 'Texts', exact: true }).click();
      await chosen(page, 'Site', SITE);
      await chosen(page, 'Page', 'Help and contact');
      await page.getByRole('link', { name: 'Help and contact, Dutch' }).waitFor();
      expect(await office.barriers()).toEqual([]);
      await page.getByRole('link', { name: 'Help and contact, Dutch' }).click();

      await said(page, 'Readers see the built-in text.');
      await pressed(page, 'Take over the built-in text');
      const title = page.getByRole('textbox', { name: 'Title of the page' });
      await title.fill('Kom gerust langs');
      // What is typed and not saved is not left unasked.
      await page.getByRole('navigation', { name: 'This page in other languages' }).getByRole('link', { name: 'English' }).click();
      const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
      await leaving.waitFor();
      expect(await office.barriers()).toEqual([]);
      await leaving.getByRole('button', { name: 'Stay here' }).click();
      await leaving.waitFor({ state: 'detached' });
      expect(await title.inputValue()).toBe('Kom gerust langs');
      await page.getByRole('group', { name: 'Section 1' }).getByRole('textbox', { name: 'Text' }).fill('Bel {{fone}}.');
      await said(page, /Section 1: a placeholder that nobody fills in/);
      await page.getByRole('group', { name: 'Section 1' }).getByRole('textbox', { name: 'Text' }).fill('<b>Bel</b>');
      await pressed(page, 'Save the draft');
      await said(page, 'Please write words only: no HTML, and no addresses that run a script.');
      await page.getByRole('group', { name: 'Section 1' }).getByRole('textbox', { name: 'Text' }).fill('Bel {{phone}}, we zijn er.');
      await page.frameLocator('iframe').getByRole('heading', { name: 'Kom gerust langs' }).waitFor();
      await page
        .frameLocator('iframe')
        .getByText(/Bel [\d\s]+, we zijn er\./)
        .waitFor();
      await pressed(page, 'Save the draft');
      await said(page, 'The draft is saved.');
      expect(await office.barriers()).toEqual([]);

      // Somebody else writes the same text meanwhile.
      const other = await office.context.request.post(`/api/admin/texts/${id}.service.nl/save`, {
        data: { revision: 1, title: 'Kom maar binnen', lead: '', sections: [{ title: 'Waar?', text: 'Hier.' }], changes: '' },
      });
      expect(other.status()).toBe(200);
      await title.fill('Kom gerust eens langs');
      await pressed(page, 'Save the draft');
      await page.getByText('Somebody else wrote this text meanwhile').first().waitFor();
      await said(page, 'Kom maar binnen');
      expect(await office.barriers()).toEqual([]);
      await pressed(page, 'Go on with mine');
      await pressed(page, 'Save the draft');
      await said(page, 'Saved, and complete: it can go out.');
      await pressed(page, 'Publish');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: /From a day and a time on/ }).check();
      await dialog.getByLabel('Day and time').fill('2020-01-01T10:00');
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('People ask where we are');
      await dialog.getByRole('button', { name: 'Publish' }).click();
      await said(page, /This time is over already/);
      expect(await office.barriers()).toEqual([]);
      await dialog.getByRole('radio', { name: /At once/ }).check();
      await dialog.getByRole('button', { name: 'Publish' }).click();
      await dialog.waitFor({ state: 'detached' });
      await said(page, /Readers see the own text/);

      // In English it is lacking until it is written.
      await page.getByRole('navigation', { name: 'This page in other languages' }).getByRole('link', { name: 'English' }).click();
      await said(page, /This language is lacking/);
      await pressed(page, 'Take over the built-in text');
      await title.fill('Do come by');
      await pressed(page, 'Save the draft');
      await said(page, 'Saved, and complete: it can go out.');
      await pressed(page, 'Publish');
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('People ask where we are');
      await dialog.getByRole('button', { name: 'Publish' }).click();
      await dialog.waitFor({ state: 'detached' });
      await said(page, /Readers see the own text/);
      await page
        .getByRole('article')
        .getByRole('heading', { name: /Version 1/ })
        .waitFor();

      for (const [lang, words] of [
        ['nl', 'Kom gerust eens langs'],
        ['en', 'Do come by'],
      ] as const) {
        const visitor = await Person.arrive(stage.browser, { lang, width: 390, baseURL: atSite });
        await eventually(60, async () => {
          await visitor.page.goto('/pages/service');
          return (await visitor.page.content()).includes(words) ? true : undefined;
        });
        await visitor.leave();
      }

      const night = await Person.arrive(stage.browser, { lang: 'en', width: 390, dark: true, baseURL });
      await letIn(night, product, staffOf('content'));
      await night.page.goto(page.url());
      await night.page.getByRole('heading', { name: 'Help and contact, English' }).waitFor();
      expect(await night.barriers()).toEqual([]);
      await pressed(night.page, 'Back to the built-in text');
      await night.page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('It was good enough');
      await night.page.getByRole('dialog').getByRole('button', { name: 'Back to the built-in text' }).click();
      await said(night.page, /This language is lacking/);
      expect([office.complaints.filter(isOurs).filter((one) => !/ 4(09|22) /.test(one)), night.complaints.filter(isOurs)]).toEqual([
        [],
        [],
      ]);
      await Promise.all([office.leave(), night.leave()]);
    },
    JOURNEY_MS,
  );

  it(
    'change for everybody when the terms do: no language may lack, and a member is asked again with what is new [#165]',
    async () => {
      const id = await made();
      const nel = await product.member({ name: 'Nel', language: 'nl' });
      await product.sql(`update auth.account set site_id = $2 where id = $1`, [nel.id, id]);
      const office = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL });
      const { page } = office;
      await letIn(office, product, staffOf('content'));
      for (const locale of locales.filter((one) => one !== 'nl')) {
        const data = {
          revision: 0,
          title: `Terms ${locale}`,
          lead: '',
          sections: [{ title: '{{site}}', text: '{{company}}, {{address}}' }],
          changes: `New in ${locale}`,
        };
        const { status } = await office.context.request
          .post(`/api/admin/texts/${id}.terms.${locale}/save`, { data })
          .then((answer) => ({ status: answer.status() }));
        expect([locale, status]).toEqual([locale, 200]);
      }
      await page.goto(`/admin/texts/${id}.terms.nl/show`);
      await said(page, '1 language not ready yet.');
      const dialog = page.getByRole('dialog');
      const publish = async () => {
        await pressed(page, 'Publish the terms');
        await dialog.getByRole('textbox', { name: 'Reason' }).fill('The law changed');
        await dialog.getByRole('button', { name: 'Publish the terms' }).click();
      };
      await publish();
      await said(page, 'The terms did not go out. Dutch: There is no text in this language yet.');
      expect(await office.barriers()).toEqual([]);
      await dialog.getByRole('button', { name: 'Not yet' }).click();

      await pressed(page, 'Take over the built-in text');
      await page.getByRole('textbox', { name: 'What changes, in short' }).fill('Je kunt voortaan ook bellen.');
      await pressed(page, 'Save the draft');
      await said(page, 'Every language is ready.');
      await publish();
      await dialog.waitFor({ state: 'detached' });
      await page.getByText('The law changed').first().waitFor();
      expect(await office.barriers()).toEqual([]);

      const t = wordsOf('nl');
      const member = await signedIn(stage.browser, nel, { lang: 'nl', width: 390, baseURL: atSite });
      await eventually(60, async () => {
        await member.page.goto('/likes/given');
        await member.page.waitForLoadState('networkidle');
        return (await member.page.getByRole('dialog', { name: t('terms:title'), exact: true }).count()) > 0 ? true : undefined;
      });
      await member.page.getByText('Je kunt voortaan ook bellen.').waitFor();
      expect(await member.barriers()).toEqual([]);
      await member.page.getByRole('button', { name: t('terms:agree'), exact: true }).click();
      await member.page.getByRole('dialog').waitFor({ state: 'detached' });
      const [kept] = await product.sql<{ kept: boolean }>(
        `select a.terms_version = e.begins_at as kept from auth.account a, site.terms_edition e where a.id = $1 and e.site_id = $2`,
        [nel.id, id],
      );
      expect(kept).toEqual({ kept: true });
      expect([office.complaints.filter(isOurs).filter((one) => !/ 4(09|22) /.test(one)), member.complaints]).toEqual([[], []]);
      await Promise.all([office.leave(), member.leave()]);
    },
    JOURNEY_MS,
  );

  it(
    'claim something of premium only with a proof, and members read it then [#163]',
    async () => {
      const id = await made();
      const eva = await product.member({ name: 'Eva', language: 'nl' });
      await product.sql(`update auth.account set site_id = $2, terms_version = now() where id = $1`, [eva.id, id]);
      const office = await Person.arrive(stage.browser, { lang: 'en', width: 390, baseURL });
      const { page } = office;
      await letIn(office, product, staffOf('content'));
      await page.goto(`/admin/site_words/${id}.premium_claim/show`);
      await page.getByRole('textbox', { name: 'Dutch' }).fill('Leden met Premium krijgen vaker antwoord.');
      await said(page, 'Write down what the claim rests on.');
      expect(await page.getByRole('button', { name: 'Set these words' }).isDisabled()).toBe(true);
      await page.getByRole('textbox', { name: 'What the claim rests on' }).fill('Counted over May, kept by the owner.');
      expect(await office.barriers()).toEqual([]);
      await pressed(page, 'Set these words');
      await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Counted anew');
      expect(await office.barriers()).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: 'Set these words' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('article').getByText('Counted over May, kept by the owner.').waitFor();

      const member = await signedIn(stage.browser, eva, { lang: 'nl', width: 390, baseURL: atSite });
      await eventually(60, async () => {
        await member.page.goto('/premium');
        await member.page.waitForLoadState('networkidle');
        return (await member.page.getByText('Leden met Premium krijgen vaker antwoord.').count()) > 0 ? true : undefined;
      });
      expect([office.complaints, member.complaints]).toEqual([[], []]);
      await Promise.all([office.leave(), member.leave()]);
    },
    JOURNEY_MS,
  );
});
