import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setLogLevel } from '#observability';
import { World } from '#testing';
import { GeoCountry, PlacesService } from './index.js';

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
