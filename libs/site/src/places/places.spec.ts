import { describe, expect, it } from '@jest/globals';
import { regionWords } from '#contracts';
import { otherNames } from './other-names.js';
import { loadPlaces, type Town } from './places.js';

const started = performance.now();
const { countries, regions, towns } = loadPlaces();
const took = performance.now() - started;

const townNamed = (country: string, name: string): Town | undefined => towns.find((town) => town.country === country && town.name === name);
const regionOf = (town: Town | undefined): string | undefined =>
  regions.find((region) => region.country === town?.country && region.code === town.region_code)?.name;

describe('places', () => {
  it('serves at least 19 countries, each with the word that it has for its regions, regions and towns [#91]', () => {
    expect(countries.length).toBeGreaterThanOrEqual(19);
    expect(regionWords.filter((word) => !countries.some(({ regionWord }) => regionWord === word))).toEqual([]);
    for (const country of countries) {
      expect(regionWords).toContain(country.regionWord);
      expect(regions.filter((region) => region.country === country.code).length).toBeGreaterThanOrEqual(5);
      expect(towns.filter((town) => town.country === country.code).length).toBeGreaterThan(50);
    }
  });

  it('puts every town into a region of its own country, at a place on earth, in a zone that the platform knows', () => {
    const known = new Set(regions.map((region) => `${region.country}.${region.code}`));
    expect(towns.filter((town) => !known.has(`${town.country}.${town.region_code}`))).toEqual([]);
    expect(towns.filter((town) => !(Math.abs(town.lat) <= 90 && Math.abs(town.lon) <= 180 && town.population >= 1000))).toEqual([]);
    for (const zone of new Set(towns.map((town) => town.zone))) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
    }
  });

  it.each([
    ['NL', 'Den Haag', 'Zuid-Holland'],
    ['NL', 'Haarlem', 'Noord-Holland'],
    ['BE', 'Oostende', 'West-Vlaanderen'],
    ['DE', 'München', 'Bayern'],
    ['AT', 'Wien', 'Wien'],
    ['CH', 'Sion', 'Valais / Wallis'],
    ['DK', 'København', 'Hovedstaden'],
    ['ES', 'Cádiz', 'Andalucía'],
    ['FI', 'Tampere', 'Pirkanmaa'],
    ['FI', 'Mariehamn / Maarianhamina', 'Åland / Ahvenanmaa'],
    ['FI', 'Jomala', 'Åland / Ahvenanmaa'],
    ['FR', 'Brest', 'Bretagne'],
    ['GB', 'Brighton', 'East Sussex'],
    ['IE', 'Galway', 'Galway'],
    ['IT', 'Roma', 'Lazio'],
    ['NO', 'Drammen', 'Buskerud'],
    ['PL', 'Warszawa', 'mazowieckie'],
    ['PT', 'Lisboa', 'Lisboa'],
    ['SE', 'Malmö', 'Skåne'],
    ['US', 'Santa Fe', 'New Mexico'],
  ])('calls places by the name of their people: %s, %s in %s', (country, name, region) => {
    expect(regionOf(townNamed(country, name))).toBe(region);
  });

  it('gives other names to towns that are there, and each once', () => {
    const listed = Object.entries(otherNames).flatMap(([country, names]) => Object.keys(names).map((name) => [country, name] as const));
    expect(listed.filter(([country, name]) => !townNamed(country, name))).toEqual([]);
    const twice = Object.values(otherNames).flatMap((names) =>
      Object.values(names).filter((line) => new Set(line.split(', ')).size < line.split(', ').length),
    );
    expect(twice).toEqual([]);
  });

  it('knows the time of a town, also far from the capital', () => {
    expect(townNamed('ES', 'Las Palmas de Gran Canaria')?.zone).toBe('Atlantic/Canary');
    expect(townNamed('US', 'Honolulu')?.zone).toBe('Pacific/Honolulu');
    expect(townNamed('FR', 'Perpignan')?.zone).toBe('Europe/Paris');
  });

  it('lists a town once in its region', () => {
    const keys = towns.map((town) => `${town.country}.${town.region_code}.${town.name}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(towns.map((town) => town.id)).size).toBe(towns.length);
  });

  it('counts Åland as a region of Finland, not as a country, and only where it is [#91]', () => {
    expect(countries.map(({ code }) => code)).not.toContain('AX');
    expect(regions.filter(({ code }) => code === 'AX')).toEqual([{ country: 'FI', code: 'AX', name: 'Åland / Ahvenanmaa' }]);
    const there = towns.filter(({ country, region_code }) => country === 'FI' && region_code === 'AX');
    expect(there.length).toBeGreaterThanOrEqual(5);
    expect(there.filter(({ lat, lon }) => lat < 59.7 || lat > 60.7 || lon < 19.2 || lon > 21.5)).toEqual([]);
  });

  it('loads in well under 3 seconds', () => {
    expect(took).toBeLessThan(3000);
  });
});
