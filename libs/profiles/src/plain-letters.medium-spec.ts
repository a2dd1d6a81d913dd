import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { plainLetters } from '#contracts';
import { World } from '#testing';

let world: World;
beforeAll(async () => void (world = await World.open()));
afterAll(() => world.close());

/** Letters of the alphabets of our languages and their neighbours. */
const blocks = [
  [0x41, 0x7a],
  [0xc0, 0x17f],
  [0x1e00, 0x1e99],
] as const;
const letters = blocks
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)))
  .filter((letter) => /\p{L}/u.test(letter));
const ours = 'æøåäöüßéèêëçñąćęłńóśźżœìòùïÿðþıİşğčšžđħŋ';

it('letters are read alike by the database, the server and the page, in all words of our languages', async () => {
  const rows = await world.rows<{ letter: string; plain: string }>(
    `select letter, public.plain_letters(letter) as plain from unnest($1::text[]) letter`,
    [[...letters, ...Array.from(ours + ours.toUpperCase())]],
  );
  const apart = rows.filter(({ letter, plain }) => plainLetters(letter).replaceAll("'", '') !== plain);
  expect(apart).toEqual([]);
});
