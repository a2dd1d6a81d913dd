import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { commands, siteWordId, siteWordIdOf, siteWordKeys, siteWordMax, siteWordPlaceOf, wordFaults } from './index.js';

const site = '01920000-0000-7000-8000-000000000001';

describe('the words of a site', () => {
  it.each(siteWordKeys)('have an id of site and key, which is read as them again: %s', (key) => {
    expect(siteWordPlaceOf(siteWordIdOf({ siteId: site, key }))).toEqual({ siteId: site, key });
  });

  it.each([`${site}.terms`, site, `x.premium_claim`])('are none under another one: %s', (id) => {
    expect(z.safeParse(siteWordId, id).success).toBe(false);
    expect(() => siteWordPlaceOf(id)).toThrow();
  });

  it('claim nothing about premium without a proof; words that claim nothing need none', () => {
    const texts = { nl: 'Meer kans op een match' };
    expect(wordFaults('premium_claim', { texts, proof: ' ' })).toEqual({ proof: 'claim_needs_proof' });
    expect(wordFaults('premium_claim', { texts, proof: 'Counted in May' })).toEqual({});
    expect(wordFaults('premium_claim', { texts: {}, proof: '' })).toEqual({});
    expect(wordFaults('description', { texts, proof: '' })).toEqual({});
  });

  it('are as short as their place, in each language', () => {
    const long = 'x'.repeat(siteWordMax.fictional_singular + 1);
    expect(wordFaults('fictional_singular', { texts: { de: long, nl: 'Kort' }, proof: '' })).toEqual({ de: 'text_too_long' });
    expect(wordFaults('fictional_warning', { texts: { de: long }, proof: '' })).toEqual({});
  });

  it('hold neither tags nor placeholders', () => {
    const body = { version: 0, texts: { nl: '<b>46 %</b>', de: '{{site}}' }, proof: 'x', reason: 'Counted anew' };
    const read = z.safeParse(commands.change_words.body, body);
    expect(read.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['texts.de', 'placeholder_unknown'],
      ['texts.nl', 'text_has_code'],
    ]);
  });
});
