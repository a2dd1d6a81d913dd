import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { AuditRow, InvitationRow, MemberPage, MemberRow, StaffAnswer } from '#contracts-admin';
import { hostileFamilies } from '../../apps/tools/src/attack/hostile-texts.js';
import { Person } from './support/browser.js';
import { variantsToRun } from './support/variants.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';

const [baseURL = ''] = productUrls();
const JOURNEY_MS = 240_000;
const SCREEN_MS = 30_000;
const at = '2026-11-02T09:30:00.000Z';
const idOf = (number: number) => `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** One by one where the trick is the whole word, else a family in one row: three hundred rows would keep the browser busy with drawing. */
const hostileTexts = [...(hostileFamilies['templates'] ?? []), ...Object.values(hostileFamilies).map((texts) => texts.join(' '))];

const me: StaffAnswer = {
  staff: {
    id: idOf(0),
    name: 'Olga',
    email: 'olga@office.example',
    roles: ['owner'],
    rights: ['members', 'member_photos', 'member_money', 'invitations', 'audit'],
    needs_device: false,
    session_ends_at: '2036-11-02T09:30:00.000Z',
  },
  countries: ['NL'],
};
const memberRow = (text: string, number: number): MemberRow => ({
  id: idOf(number),
  email: text,
  name: text,
  age: 61,
  gender: 'female',
  country: 'NL',
  town: text,
  status: 'active',
  paid: false,
  fictional: false,
  signed_up: at,
  last_active: at,
});
const invitationRow = (text: string, number: number): InvitationRow => ({
  id: idOf(number),
  note: text,
  made_at: at,
  made_by: text,
  expires_at: at,
  state: 'open',
  used_at: at,
  used_by: { id: idOf(number), name: text },
  mail: 'sent',
  url: 'http://site.example/x',
});
const auditRow = (text: string, number: number): AuditRow => ({
  id: idOf(number),
  at,
  staff_id: idOf(0),
  staff_name: text,
  staff_email: text,
  act: text,
  subject_kind: text,
  subject_id: idOf(number),
  subject_name: text,
  subject_exists: true,
  reason: text,
  facts: { [text]: text, list: [text] },
  ip: text,
});
/** Whoever wrote all of them into the own profile. */
const memberPage = (texts: readonly string[]): MemberPage => {
  const [text = ''] = texts;
  return {
    id: idOf(1),
    account: {
      email: text,
      status: 'active',
      language: 'nl',
      site: text,
      signed_up: at,
      confirmed_at: at,
      terms_version: at,
      terms_accepted_at: at,
      notifications_disabled: ['bounced', 'spam'],
      sessions: 1,
      tracking: { network: text, ref: text, sub1: texts.join('\n') },
    },
    help: { birth_date: '1962-05-04', locked_until: at, restorable_until: at },
    standing: { confirmed: true, paused: false, suspended: false, banned: false, deleted: false, fictional: false, last_active: at },
    profile: {
      name: text,
      age: 61,
      gender: 'female',
      sought_sex: 'male',
      sought_min_age: 50,
      sought_max_age: 70,
      country: 'NL',
      region: text,
      town: text,
      about: texts.join('\n'),
      interests: [...texts],
      updated_at: at,
    },
    trust: { confirmed_reports: 0, signals: 0, daily: null, lifted_at: null },
    signals: [{ kind: 'throwaway_address', at, domain: text }],
    photos: [],
    money: {
      paid: false,
      credits: 0,
      ledger: texts.map((kind, id) => ({ id, at, amount: 1, balance_after: 1, kind, about: null, with: null, price: null })),
      more: false,
    },
  };
};

/** The API answers with these texts wherever words of members or staff stand. */
async function withTexts(page: Page, texts: readonly string[]): Promise<void> {
  const lists = { members: memberRow, invitations: invitationRow, audit: auditRow };
  await page.route(/\/api\/admin\//, async (route) => {
    const [, , , part = '', id] = new URL(route.request().url()).pathname.split('/');
    const make = lists[part as keyof typeof lists];
    if (part === 'me') await route.fulfill({ json: me });
    else if (part === 'audit' && id) await route.fulfill({ json: { staff: [] } });
    else if (id) await route.fulfill({ json: memberPage(texts) });
    else await route.fulfill({ json: { rows: texts.map((text, index) => make(text, index + 1)), total: texts.length, more: false } });
  });
}

interface Seen {
  readonly bones: string;
  readonly missing: readonly string[];
}
/** Halves of letters do not survive the way into the browser, except as JSON. */
type Inspect = (texts: string) => Seen;

/** The elements of the screen with the names of their attributes, and the texts that do not stand there letter by letter. */
const inspect: Inspect = (texts) => {
  const even = (text: string) => text.replaceAll('\u0000', '').replaceAll(/\s+/g, ' ');
  const main = document.querySelector('main, [role=main]') ?? document.body;
  const bones = [...main.querySelectorAll('*')].map((part) => [part.tagName, ...part.getAttributeNames().toSorted()].join(' '));
  const words = even(main.textContent);
  return { bones: bones.join('\n'), missing: (JSON.parse(texts) as string[]).filter((text) => !words.includes(even(text).trim())) };
};

async function seen(page: Page, texts: readonly string[]): Promise<Seen> {
  const json = JSON.stringify(texts);
  await page
    .waitForFunction((all) => (window as unknown as { inspect: Inspect }).inspect(all).missing.length === 0, json, { polling: 200 })
    .catch(() => undefined);
  return page.evaluate((all) => (window as unknown as { inspect: Inspect }).inspect(all), json);
}

describe('the back office', () => {
  const stage = onStage();

  it(
    'shows the texts that would do harm as words and nothing else',
    async () => {
      const office = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL });
      const { page } = office;
      await page.addInitScript(`window.inspect = ${inspect.toString()}`);
      page.on('dialog', (dialog) => void office.complaints.push(dialog.message()));
      const screens = [
        'members',
        'invitations',
        'audit',
        `members/${idOf(1)}/show`,
        `members/${idOf(1)}/show/profile`,
        `members/${idOf(1)}/show/credits`,
      ];
      const drawn = async (texts: readonly string[]): Promise<string[]> => {
        await page.unrouteAll();
        await withTexts(page, texts);
        const bones: string[] = [];
        for (const screen of screens)
          for (const width of variantsToRun([1_280, 390])) {
            // Opened at its width: a screen that has still to follow the window would be another at every look.
            await page.setViewportSize({ width, height: 900 });
            await page.goto(`/admin/${screen}`, { timeout: SCREEN_MS });
            const { bones: found, missing } = await seen(page, texts);
            expect([screen, width, missing]).toEqual([screen, width, []]);
            bones.push(`${screen}, ${width} px\n${found}`);
          }
        return bones;
      };
      const harmless = await drawn(hostileTexts.map((_text, index) => `Anna ${index}.`));
      const said = new Set(office.complaints.splice(0));
      expect(await drawn(hostileTexts)).toEqual(harmless);
      // Nothing ran and nothing was refused: the console says no more than it says of names.
      expect(new Set(office.complaints)).toEqual(said);
      await office.leave();
    },
    JOURNEY_MS,
  );
});
