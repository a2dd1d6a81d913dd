import { describe, expect, it } from '@jest/globals';
import { locales, type Locale } from '#contracts';
import { places, textsIn, type Text } from './every-text.fixture.js';
import { faultsOf } from './text-faults.fixture.js';

describe.each(locales)('the texts of the member app and of the server in %s', (locale) => {
  it.each(places)('have every key of %s, the plurals of the language and the facts of the English ones, and are translated', (place) => {
    expect(faultsOf(textsIn(locale, place), textsIn('en', place), locale)).toEqual([]);
  });
});

it('the texts are found where the member app and the server have them', () => {
  expect(places).toEqual(expect.arrayContaining(['common.json', 'errors.json', 'errors', 'mails', 'childReport']));
  expect(textsIn('pl', 'common.json')).toContainEqual(expect.objectContaining({ key: 'nav.credits_count', category: 'few' }));
  expect(textsIn('pl', 'mails')).toContainEqual(expect.objectContaining({ key: 'activation.valid', category: 'few' }));
  // The name of an error is no plural.
  expect(textsIn('nl', 'errors')).toContainEqual(expect.objectContaining({ key: 'credits_too_few', category: null }));
});

describe('a fault in the texts', () => {
  const text = (key: string, words: string, category: string | null = null): Text => ({ key, category, text: words });
  const english = [text('hello', 'Hello {{name}}'), text('left', '{{count}} message', 'one'), text('left', '{{count}} messages', 'other')];
  const dutch = [text('hello', 'Hallo {{name}}'), text('left', '{{count}} bericht', 'one'), text('left', '{{count}} berichten', 'other')];
  const faults = (change: (texts: Text[]) => Text[], locale: Locale = 'nl') => faultsOf(change([...dutch]), english, locale);

  it('is not there where all is well', () => {
    expect(faults((texts) => texts)).toEqual([]);
  });

  it.each<[why: string, locale: Locale, change: (texts: Text[]) => Text[], fault: string]>([
    ['a key is missing', 'nl', (texts) => texts.slice(1), 'hello is missing'],
    ['a key is in one language only', 'nl', (texts) => [...texts, text('bye', 'Dag')], 'bye is in no other language'],
    ['a plural of the language is missing', 'pl', (texts) => texts, 'left (few) is missing'],
    ['a text is empty', 'nl', (texts) => [text('hello', ' '), ...texts.slice(1)], 'hello is empty'],
    ['a fact is missing', 'nl', (texts) => [text('hello', 'Hallo'), ...texts.slice(1)], 'hello fills in , not name'],
    ['a fact has another name', 'nl', (texts) => [text('hello', 'Hallo {naam}'), ...texts.slice(1)], 'hello fills in naam, not name'],
    [
      'a sign may begin a line',
      'fr',
      (texts) => [text('hello', 'Bonjour {{name}} !'), ...texts.slice(1)],
      'hello has a sign that may begin a line',
    ],
  ])('is told when %s', (_why, locale, change, fault) => {
    expect(faults(change, locale)).toContain(fault);
  });

  it('is told when a text was never translated', () => {
    const [own, other] = [text('why', 'Because you asked'), text('why', 'Because you asked')];
    expect(faultsOf([own], [other], 'nl')).toEqual(['why is English']);
    expect(faultsOf([own], [other], 'en')).toEqual([]);
  });
});
