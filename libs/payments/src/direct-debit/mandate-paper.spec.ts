import { describe, expect, it } from '@jest/globals';
import { locales } from '#contracts';
import { drawMandate, mandateSheet, type MandatePaper } from './mandate-paper.js';
import { mandateText, mandateTextVersion } from './mandate-text.js';

const paperIn = (locale: MandatePaper['locale'], rest: Partial<MandatePaper> = {}): MandatePaper => ({
  locale,
  reference: 'M-2A3B4C5D6E7F8G9H',
  creditorId: 'NL00ZZZ000000000000',
  creditorName: 'Second Spring B.V.',
  creditorAddress: ['Voorbeeldlaan 12', '3512 AB Utrecht'],
  holder: 'Łucja Żółć-Ångström',
  address: ['Dorpsstraat 7 bis', '1234 AB Ons Dorp'],
  iban: '•••• •••• 4300',
  phoneEndsIn: '678',
  text: mandateText(locale, 'Second Spring B.V.'),
  textVersion: mandateTextVersion,
  signedAt: new Date('2026-12-01T09:30:15Z'),
  ...rest,
});
const pagesOf = (file: Buffer): number => file.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
const factsOf = (paper: MandatePaper) => mandateSheet(paper).sections.flatMap(({ facts }) => facts);

describe('the paper of a mandate', () => {
  it('says who may collect by which id and reference, from whom, in which words, and how and when it was given [#129]', () => {
    const paper = paperIn('en');
    const { title, author, lang, sections } = mandateSheet(paper);
    expect([title, author, lang]).toEqual(['SEPA Direct Debit Mandate', 'Second Spring B.V.', 'en-GB']);
    expect(factsOf(paper)).toEqual([
      ['Creditor', 'Second Spring B.V.'],
      ['Address', 'Voorbeeldlaan 12\n3512 AB Utrecht'],
      ['Creditor identifier', 'NL00ZZZ000000000000'],
      ['Mandate reference', 'M-2A3B4C5D6E7F8G9H'],
      ['Type of payment', 'Recurrent, SEPA Core'],
      ['Account holder', 'Łucja Żółć-Ångström'],
      ['Address', 'Dorpsstraat 7 bis\n1234 AB Ons Dorp'],
      ['IBAN', '•••• •••• 4300'],
      ['Given on', '1 December 2026 at 10:30:15 CET'],
      ['Confirmed by', 'a code by SMS to your phone ending in 678'],
      ['Version of this text', mandateTextVersion],
    ]);
    expect(sections.flatMap(({ paragraphs }) => paragraphs)).toEqual(paper.text.split('\n\n'));
  });

  it('leaves away what is not known', () => {
    const { creditorAddress: _address, phoneEndsIn: _phone, ...known } = paperIn('en');
    const labels = factsOf(known).map(([label]) => label);
    expect(labels.filter((label) => label === 'Address')).toHaveLength(1);
    expect(labels).not.toContain('Confirmed by');
  });

  it.each(locales)('is whole in %s', (locale) => {
    const sheet = mandateSheet(paperIn(locale));
    expect(JSON.stringify(sheet)).not.toMatch(/\{\w+\}|undefined|NaN/);
    expect(sheet.sections.map(({ facts, paragraphs }) => [facts.length, paragraphs.length])).toEqual([
      [5, 0],
      [3, 0],
      [0, 3],
      [3, 0],
    ]);
  });

  it.each(locales)('stands on one page in %s, with whoever collects and whoever pays named in full', async (locale) => {
    expect(pagesOf(await drawMandate(paperIn(locale)))).toBe(1);
    const { creditorAddress: _address, ...known } = paperIn(locale);
    expect(pagesOf(await drawMandate(known))).toBe(1);
  });

  it.each(locales)('of somebody with a long name and address is on one page too in %s', async (locale) => {
    const long = {
      holder: 'Maria Anna Wilhelmina van der Meulen-Hoogendoorn',
      address: ['Burgemeester van Nispen van Sevenaerstraat 1234', '1234 AB Ons Dorp'],
    };
    expect(pagesOf(await drawMandate(paperIn(locale, long)))).toBe(1);
  });

  it('that is too long for one page goes on on a second one', async () => {
    const text = Array.from({ length: 12 }, () => mandateText('nl', 'Second Spring B.V.')).join('\n\n');
    expect(pagesOf(await drawMandate(paperIn('nl', { text })))).toBeGreaterThan(1);
  });

  it('is the same file for ever, tagged, in its language', async () => {
    const [one, other] = [await drawMandate(paperIn('pl')), await drawMandate(paperIn('pl'))];
    expect(one.equals(other)).toBe(true);
    const text = one.toString('latin1');
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(text).toContain('/Lang (pl-PL)');
    expect(text).toContain('/Marked true');
  });

  it.each(['x'.repeat(70), 'Maria Anna '.repeat(6), '<b>{name}</b> "&"'])(
    'draws a holder of any name that the form takes: %s',
    async (holder) => {
      expect((await drawMandate(paperIn('fi', { holder, address: [`${'Straat '.repeat(14)} 1`, '1234'] }))).length).toBeGreaterThan(1_000);
    },
  );
});
