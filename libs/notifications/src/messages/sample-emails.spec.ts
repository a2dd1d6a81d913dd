import { describe, expect, it } from '@jest/globals';
import { HtmlValidate, StaticConfigLoader, type ResolvedConfig } from 'html-validate';
import type { Config } from '#config';
import { locales, localeFacts, type Locale } from '#contracts';
import type { Transactions } from '#database';
import { renderEmail } from '#mail';
import type { ProfilesService } from '#profiles';
import { demoIds, exampleCompany, type Site, type SiteService } from '#site';
import { EmailContexts } from '../mails/index.js';
import { SampleEmails } from './sample-emails.service.js';

const MOST_BYTES = 100_000;

/** Works out its rules once, not for each mail: that would be most of the time. */
class OneConfig extends StaticConfigLoader {
  private resolved: ResolvedConfig | Promise<ResolvedConfig> | undefined;

  override getConfigFor(handle: string) {
    return (this.resolved ??= super.getConfigFor(handle));
  }
}
/** As mail programs want it: the doctype of XHTML, tables for the layout, styles in the elements. */
const validator = new HtmlValidate(
  new OneConfig({
    root: true,
    extends: ['html-validate:standard'],
    rules: { 'doctype-html': 'off', 'no-inline-style': 'off', 'no-deprecated-attr': 'off' },
  }),
);

/** What mails say of a site. */
const site = {
  id: demoIds.site,
  name: 'Second Spring',
  hosts: ['site.example'],
  settings: { support_email: 'hello@site.example', support_phone: '030 123 45 67', mail_name: '' },
  company: exampleCompany,
} as unknown as Site;
const sites = { byId: async () => site } as unknown as SiteService;
const config = { publicUrls: ['https://site.example'], isDemo: false } as unknown as Config;
/** Nobody is looked up: the samples bring the people that they are about. */
const nobody = {} as Transactions & ProfilesService;
const samples = new SampleEmails(new EmailContexts(nobody, sites, nobody, config));

async function written(name: string, language: Locale) {
  const email = await samples.write(name, { siteId: demoIds.site, language });
  if (!email) throw new Error(`no mail ${name}`);
  return email;
}
async function rendered(name: string, language: Locale) {
  const email = await written(name, language);
  return { email, ...(await renderEmail(email)) };
}

describe.each(locales)('every mail in %s', (language: Locale) => {
  it('is whole, valid, small, says in plain text what it says in HTML, and why it came [#E20]', async () => {
    for (const name of samples.names()) {
      const { email, html, text } = await rendered(name, language);
      expect([name, /\{\w*\}|undefined|\[object|NaN/.exec(`${email.subject}${html}${text}`)?.[0]]).toEqual([name, undefined]);
      const { results } = await validator.validateString(html);
      expect([name, results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))]).toEqual([name, []]);
      expect([name, Buffer.byteLength(html) < MOST_BYTES]).toEqual([name, true]);
      expect(html).toContain(`lang="${localeFacts[language].iso}"`);
      for (const part of [email.greeting, email.action.url, ...email.footer, ...email.paragraphs]) expect(text).toContain(part);
      const labels = email.facts?.map(([label]) => label) ?? [];
      expect([name, labels]).toEqual([name, [...new Set(labels)]]);
      expect([name, email.footer.length, email.subject.length < 90, email.preview.length < 120]).toEqual([name, 3, true, true]);
    }
  });
});

it('no two languages share a sentence of a mail', async () => {
  for (const name of samples.names()) {
    const said = await Promise.all(locales.map(async (language) => (await written(name, language)).footer[0]));
    expect([name, new Set(said).size]).toEqual([name, locales.length]);
  }
});

it.each(locales)('the answer to an objection that the owner judged says so, and never that somebody else did, in %s', async (language) => {
  for (const outcome of ['upheld', 'overturned']) {
    const [apart, alone] = await Promise.all([`appeal-${outcome}`, `appeal-${outcome}-alone`].map((name) => rendered(name, language)));
    expect(alone?.email.preview).not.toBe(apart?.email.preview);
    const said = apart?.email.paragraphs[0] ?? '';
    expect([said.length > 20, alone?.text.includes(said)]).toEqual([true, false]);
  }
});

it('a mail that is not valid is found, also after one that is', async () => {
  const { html } = await rendered('activation', 'en');
  const isValid = async (markup: string) => (await validator.validateString(markup)).valid;
  expect([await isValid(html), await isValid(html.replace('</h1>', '</h2>')), await isValid(html)]).toEqual([true, false, true]);
});
