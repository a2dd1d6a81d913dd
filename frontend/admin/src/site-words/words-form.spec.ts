import { expect, it } from '@jest/globals';
import { formOf, isSame, wishOf } from './words-form';

const said = { texts: { nl: 'Meer kans', en: 'A better chance' }, proof: 'Counted in May.' };

it('the form of words has every language, and posts those in which something stands', () => {
  const form = formOf(said);
  expect(form.texts.pl).toBe('');
  expect(wishOf(form)).toEqual({ texts: { en: 'A better chance', nl: 'Meer kans' }, proof: 'Counted in May.' });
  expect(isSame(form, said)).toBe(true);
  expect(wishOf({ ...form, texts: { ...form.texts, nl: ' ' } }).texts).toEqual({ en: 'A better chance' });
  expect(isSame({ ...form, proof: '' }, said)).toBe(false);
});
