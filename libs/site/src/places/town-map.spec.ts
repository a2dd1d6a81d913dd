import { describe, expect, it } from '@jest/globals';
import { drawTowns } from './town-map.js';

const towns = [
  { region: 'Zuid', lat: 51, lon: 4 },
  { region: 'Noord', lat: 53, lon: 6 },
  { region: 'Noord', lat: 53, lon: 4 },
  { region: 'Noord', lat: 53, lon: 4.0001 },
];

describe('the map of a country', () => {
  it('has its towns where they lie, north above, by region, and two on one place once', () => {
    const { width, height, regions } = drawTowns('NL', towns);
    expect([width, height]).toEqual([246, 400]);
    expect(regions).toEqual([
      { name: 'Noord', dots: 'M246 0h0M0 0h0' },
      { name: 'Zuid', dots: 'M0 400h0' },
    ]);
  });

  it('is empty where there is no town, and a dot where there is one', () => {
    expect(drawTowns('XX', [])).toEqual({ country: 'XX', width: 1, height: 1, regions: [] });
    expect(drawTowns('XX', [{ region: 'All', lat: 1, lon: 1 }])).toMatchObject({ width: 1, height: 1, regions: [{ dots: 'M0 0h0' }] });
  });
});
