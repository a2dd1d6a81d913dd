import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { locales, type MemberId } from '#contracts';
import { reportRecord, reportText, type ReportFacts } from './child-report.js';

const sha256 = 'ab'.repeat(32);
const words = 'Words that nobody copies';
const facts: ReportFacts = {
  material: {
    id: '0192aaaa-0000-7000-8000-000000000001',
    reference: 'K7PM-4WXD',
    at: new Date('2026-11-27T10:00:00Z'),
    keepUntil: new Date('2027-11-27T10:00:00Z'),
    memberId: '0192aaaa-0000-7000-8000-000000000002' as MemberId,
  },
  dossier: {
    v: 1,
    person: {
      email: 'bert@mail.example',
      name: 'Bert',
      birthDate: '1960-02-03',
      gender: 'male',
      country: 'NL',
      region: 'Utrecht',
      town: 'Utrecht',
      about: 'A text about himself',
      signedUpAt: '2026-01-01T00:00:00Z',
      confirmedAt: null,
      language: 'nl',
      tracking: {},
    },
    visits: [{ from: '2026-11-26T09:00:00Z', until: '2026-11-27T09:00:00Z', device: 'Mozilla/5.0' }],
    orders: [
      { id: 'o', at: '2026-05-01T00:00:00Z', method: 'ideal', provider: 'mollie', providerId: 'tr_1', state: 'paid', network: 'NL' },
    ],
    chatIds: ['c'],
    pictures: [
      {
        kind: 'photo',
        id: 'p1',
        at: '2026-11-26T00:00:00Z',
        sentTo: null,
        source: 'photos/aa/source',
        object: 'photos/bb/sealed',
        sha256,
        bytes: 4,
      },
      { kind: 'chat_photo', id: 'c/3', at: null, sentTo: 'anna', source: 'photos/aa/gone', object: null, sha256: null, bytes: null },
    ],
    messages: [{ chatId: 'c', seq: 3, at: '2026-11-26T00:00:00Z', own: true, senderId: 'bert', kind: 'text', text: words }],
    notices: [
      {
        number: 'R2PM-4WXD',
        at: '2026-11-27T08:00:00Z',
        reason: 'minor',
        memberId: 'anna',
        name: 'Anna',
        email: 'anna@mail.example',
        words: 'Look',
      },
    ],
  },
  finder: 'Mira',
  writtenAt: new Date('2026-11-27T11:00:00Z'),
  site: { name: 'Second Spring', hosts: ['spring.example'], email: 'help@spring.example', phone: '030' },
  company: { name: 'Second Spring B.V.', address: 'Keizersgracht 1', city: 'Amsterdam', country: 'NL', kvk: '12345678' },
};

describe('the report on child material for an authority', () => {
  it.each(locales)('says in %s who, when, with what, which items with their hashes, and who told of it', (locale) => {
    const text = reportText(facts, locale);
    for (const told of [
      'K7PM-4WXD',
      '2026-11-27T10:00:00.000Z',
      'Mira',
      'Second Spring B.V.',
      'bert@mail.example',
      '1960-02-03',
      '2026-11-26T09:00:00Z',
      'Mozilla/5.0',
      'mollie tr_1',
      sha256,
      createHash('sha256').update(words).digest('hex'),
      'Anna',
      'R2PM-4WXD',
    ])
      expect([told, text.includes(told)]).toEqual([told, true]);
    expect(text).not.toMatch(/undefined|null|\{\w+\}/);
  });

  it('holds neither pictures nor words, nor where the files lie', () => {
    for (const file of [reportText(facts, 'nl'), JSON.stringify(reportRecord(facts))])
      for (const kept of [words, 'A text about himself', 'photos/aa/source', 'photos/bb/sealed', 'Look']) expect(file).not.toContain(kept);
  });

  it('says of a file that was gone that it was, and of an empty part that there is none', () => {
    const empty = { ...facts, dossier: { ...facts.dossier, visits: [], orders: [], messages: [], notices: [] } };
    expect(reportText(facts, 'en')).toContain('SHA-256: The file was not there any more.');
    expect(reportText(empty, 'en').match(/None\./g)).toHaveLength(4);
  });
});
