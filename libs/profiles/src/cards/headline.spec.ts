import { describe, expect, it } from '@jest/globals';
import { headlineOf } from './headline.js';

describe('the headline of a card', () => {
  it.each([
    ['Retired teacher and baker. I also sail.', 'Retired teacher and baker.'],
    ['  Sailing,\n jazz and grandchildren', 'Sailing, jazz and grandchildren'],
    ['', ''],
  ])('is the first sentence: %j → %j', (about, headline) => {
    expect(headlineOf(about)).toBe(headline);
  });

  it('is cut at a word, never inside one, and never longer than a card can show', () => {
    const headline = headlineOf('garden '.repeat(40));
    expect(headline).toMatch(/^(garden )+garden…$/);
    expect([...headline].length).toBeLessThanOrEqual(91);
  });
});
