import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import {
  auditActs,
  commandNames,
  commands,
  commandUrl,
  inWords,
  mayUse,
  oneOf,
  resources,
  staffRoles,
  type CommandName,
  type ReasonRule,
} from './index.js';

const id = '01920000-0000-7000-8000-000000000001';
const reads = (name: CommandName, body: unknown) => z.safeParse(commands[name].body, body).success;

const choicesOf = (reason: ReasonRule | null): readonly string[] => (reason?.kind === 'choice' ? reason.choices : []);

describe('the table of commands', () => {
  it.each(commandNames)('%s is for a role that can also read what it changes, and for none without', (name) => {
    const { right, subject } = commands[name];
    const pages = {
      member: 'members',
      staff: 'staff',
      case: 'cases',
      child_material: 'child_material',
      review: 'cases',
      invitation: 'invitations',
      announcement: 'announcements',
      incident: 'incidents',
      dead_letter: 'dead_letters',
      recurring_job: 'recurring_jobs',
      // No list of records: the page of the rules is for whoever reads cases.
      signal_rule: 'cases',
      scam_word: 'cases',
      site: 'sites',
      order: 'orders',
      // Read on the page of their order.
      refund: 'orders',
      payment_issue: 'payment_issues',
      money_request: 'money_requests',
      mandate: 'mandates',
      debit_block: 'debit_blocks',
      discount_code: 'discount_codes',
      price_list: 'prices',
      gift: 'gifts',
      site_lists: 'site_lists',
      company: 'companies',
      vat_rate: 'vat',
      payment_methods: 'payment_methods',
      api_token: 'api_tokens',
      info_text: 'texts',
      terms: 'texts',
      site_words: 'site_words',
    } as const;
    const page = subject === 'figures' ? 'dashboard' : resources[pages[subject]].right;
    const allowed = staffRoles.filter((role) => mayUse([role], right));
    expect(allowed).not.toEqual([]);
    expect(allowed.filter((role) => !mayUse([role], page))).toEqual([]);
  });

  it('has an address and an entry in the log for each command alone', () => {
    expect(new Set(commandNames.map((name) => commands[name].path)).size).toBe(commandNames.length);
    expect(new Set(commandNames.map((name) => commands[name].act)).size).toBe(commandNames.length);
    expect(commandNames.map((name) => commands[name].act).filter((act) => !auditActs.includes(act))).toEqual([]);
  });

  it.each(commandNames)('%s names its target in the address, if it has one', (name) => {
    const { path, target } = commands[name];
    expect(path.includes(':id')).toBe(target !== null);
    expect(commandUrl(name, target && id)).toBe(path.replace(':id', id));
  });

  it.each(commandNames.filter((name) => commands[name].reason && Object.keys(commands[name].fields).length === 0))(
    '%s wants a reason of its list or in words, is confirmed, and takes no more',
    (name) => {
      const { reason, confirms } = commands[name];
      expect(confirms).toBe(true);
      const isInWords = reason?.kind === 'words';
      const right = isInWords ? ['Looked at both'] : choicesOf(reason);
      for (const one of right) expect([one, reads(name, { reason: one })]).toEqual([one, true]);
      for (const body of [{}, { reason: '' }, { reason: isInWords ? 'x' : 'because' }, { reason: null }, { reason: right[0], more: 1 }])
        expect([body, reads(name, body)]).toEqual([body, false]);
    },
  );

  it.each(commandNames.filter((name) => !commands[name].reason))('%s asks nobody for a reason', (name) => {
    expect(reads(name, { note: 'x', reason: 'because' })).toBe(false);
  });

  it('puts an id into the address as one part of it', () => {
    expect(commandUrl('lift_limit', '../x?y')).toBe('/api/admin/members/..%2Fx%3Fy/limit/lift');
  });
});

describe('a reason', () => {
  it('is one of the codes', () => {
    const { schema } = oneOf(['mistake', 'other']);
    expect([z.safeParse(schema, 'other').success, z.safeParse(schema, 'Other').success]).toEqual([true, false]);
  });

  it.each([
    ['too short', '  brief  ', false],
    ['just long enough', 'tenletters', true],
    ['as long as it may be', 'x'.repeat(20), true],
    ['too long', 'x'.repeat(21), false],
    ['no text', 7, false],
  ])('in words is counted without the blanks around it: %s', (_, text, fits) => {
    expect(z.safeParse(inWords(10, 20).schema, text).success).toBe(fits);
  });
});
