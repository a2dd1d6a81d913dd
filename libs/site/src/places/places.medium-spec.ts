import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setLogLevel } from '#observability';
import { World } from '#testing';
import { GeoCountry, PlacesService } from '../index.js';
import { townSpellings } from './town-spellings.fixture.js';

setLogLevel('silent');
let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const at = (lat: number, lon: number) => world.get(PlacesService).townAt(lat, lon);

describe('the town of a position', () => {
  it.each([
    [52.0907, 5.1214, { country: 'NL', region: 'Utrecht', city: 'Utrecht' }],
    [48.137, 11.575, { country: 'DE', region: 'Bayern', city: 'München' }],
    [65.584, 22.154, { country: 'SE', region: 'Norrbotten', city: 'Luleå' }],
    [60.1, 19.94, { country: 'FI', region: 'Åland / Ahvenanmaa', city: 'Mariehamn / Maarianhamina' }],
    [-36.848, 174.763, { country: 'NZ', region: 'Auckland', city: 'Auckland' }],
  ])('is the nearest one: %d, %d [#86] [#145]', async (lat, lon, town) => {
    expect(await at(lat, lon)).toEqual(town);
  });

  it('is none on the sea, at a pole, and in countries that are not served [#145]', async () => {
    for (const [lat, lon] of [
      [55, -30],
      [90, 0],
      [-90, 180],
      [35.68, 139.69],
    ] as const)
      expect(await at(lat, lon)).toBe(false);
  });

  it('is found by one statement along an index', async () => {
    const statements = await world.statementsIn(() => at(52.09, 5.12));
    expect(statements).toHaveLength(1);
    const plan = await world.rows<{ 'QUERY PLAN': string }>(
      `explain select 1 from site.town t where t.lat between 51.6 and 52.5 and t.lon between 4.4 and 5.8`,
    );
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan');
  });
});

describe('a town that somebody types', () => {
  const found = (country: string, text: string) => world.get(PlacesService).townsFor(country, text);
  const firstOf = async (country: string, text: string) => (await found(country, text)).towns[0]?.name;

  it.each(Object.entries(townSpellings))('is among the first five of the list, as people in %s write it', async (country, spellings) => {
    const missed: string[] = [];
    for (const spelling of spellings) {
      const [typed = '', name] = spelling.split(' = ');
      const { match, towns } = await found(country, typed);
      if (match === 'largest' || !towns.slice(0, 5).some((town) => town.name === name))
        missed.push(`${spelling}: ${match}, ${towns.map((town) => town.name).join(', ')}`);
    }
    expect([missed.length <= spellings.length * 0.05, missed]).toEqual([true, missed]);
  });

  it('comes first where it is called so, however small it is, before larger ones that begin so', async () => {
    expect(await Promise.all([firstOf('NL', 'Ede'), firstOf('NL', 'Oss'), firstOf('FR', 'Pau')])).toEqual(['Ede', 'Oss', 'Pau']);
    expect(await firstOf('NL', 'Rott')).toBe('Rotterdam');
  });

  it('is offered by other spellings where none begins so, and by the largest of the country where nothing is like it', async () => {
    const near = await found('NL', 'Grongen');
    expect([near.match, near.towns[0]?.name]).toEqual(['alike', 'Groningen']);
    const none = await found('NL', 'qqqxxx');
    expect([none.match, none.towns.map(({ name }) => name).slice(0, 3)]).toEqual(['largest', ['Amsterdam', 'Rotterdam', 'Den Haag']]);
    expect(await found('XX', 'Utrecht')).toEqual({ match: 'largest', towns: [] });
  });

  it('is meant without a doubt when one of its names stands there whole', async () => {
    const { towns } = await found('DE', 'Munich');
    expect(towns.filter(({ same }) => same).map(({ name }) => name)).toEqual(['München']);
    expect((await found('DE', 'Munic')).towns.filter(({ same }) => same)).toEqual([]);
  });

  it.each(['%', '_', '\\', "'", '.', ' ', '/', ',', '\u{10FFFF}', '😀'])('may be nonsense: %s', async (text) => {
    expect((await found('NL', text)).match).toBe('largest');
  });

  it('is found along an index', async () => {
    const plan = await world.rows<{ 'QUERY PLAN': string }>(
      `explain select 1 from site.town_name n where n.country = 'NL' and n.key >= 'utr' and n.key < 'utr' || chr(1114111) collate "C"`,
    );
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan');
  });
});

describe('the country of an address', () => {
  it('comes from the file of our own', () => {
    const geo = world.get(GeoCountry);
    expect([geo.countryOf('145.220.0.1'), geo.countryOf('127.0.0.1'), geo.countryOf('nonsense'), geo.countryOf(undefined)]).toEqual([
      'NL',
      null,
      null,
      null,
    ]);
  });
});

describe('the country of an address on Åland', () => {
  it('is Finland [#91]', () => expect(world.get(GeoCountry).countryOf('194.112.0.1')).toBe('FI'));
});

describe('the regions of a country', () => {
  it.each([
    ['NL', 'province', 'Utrecht'],
    ['CH', 'canton', 'Zürich'],
    ['FI', 'region', 'Åland / Ahvenanmaa'],
    ['US', 'state', 'Ohio'],
    ['SE', 'lan', 'Skåne'],
    ['NO', 'fylke', 'Rogaland'],
    ['PL', 'voivodeship', 'mazowieckie'],
    ['ES', 'community', 'Andalucía'],
  ])('of %s come with what it calls them: %s [#91]', async (country, word, one) => {
    const answer = await world.get(PlacesService).regionsOf(country);
    expect(answer.word).toBe(word);
    expect(answer.regions.map(({ name }) => name)).toContain(one);
  });
});
