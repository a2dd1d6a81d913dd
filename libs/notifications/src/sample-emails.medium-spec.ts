import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HtmlValidate } from 'html-validate';
import { locales, localeFacts, type Locale } from '#contracts';
import { renderEmail } from '#mail';
import { demoIds } from '#site';
import { World } from '#testing';
import { SampleEmails, SampleEmailsModule } from './index.js';

const MOST_BYTES = 100_000;
/** As mail programs want it: the doctype of XHTML, tables for the layout, styles in the elements. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'doctype-html': 'off', 'no-inline-style': 'off', 'no-deprecated-attr': 'off' },
});

let world: World;
let samples: SampleEmails;
beforeAll(async () => {
  world = await World.open([SampleEmailsModule]);
  samples = world.get(SampleEmails);
});
afterAll(() => world.close());

async function rendered(name: string, language: Locale) {
  const email = await samples.write(name, { siteId: demoIds.site, language });
  if (!email) throw new Error(`no mail ${name}`);
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
      expect([name, email.footer.length, email.subject.length < 90, email.preview.length < 120]).toEqual([name, 3, true, true]);
    }
  });
});

it('no two languages share a sentence of a mail', async () => {
  for (const name of samples.names()) {
    const said = await Promise.all(locales.map(async (language) => (await rendered(name, language)).email.footer[0]));
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
