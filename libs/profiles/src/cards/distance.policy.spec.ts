import { describe, expect, it } from '@jest/globals';
import { distanceStep, kmBetween } from './distance.policy.js';

const haarlem = { lat: 52.381, lon: 4.637 };
const amsterdam = { lat: 52.374, lon: 4.89 };
const utrecht = { lat: 52.091, lon: 5.123 };
const maastricht = { lat: 50.849, lon: 5.688 };

describe('the distance between two members', () => {
  it('is told in steps from town to town, never exactly', () => {
    expect(distanceStep(haarlem, haarlem)).toBe(10);
    expect(distanceStep(haarlem, amsterdam)).toBe(25);
    expect(distanceStep(haarlem, utrecht)).toBe(50);
    expect(distanceStep(haarlem, { lat: 52.0, lon: 5.9 })).toBe(100);
    expect(distanceStep(haarlem, maastricht)).toBeNull();
  });

  it('is the same both ways, and right to a few in a hundred', () => {
    expect(kmBetween(haarlem, amsterdam)).toBe(kmBetween(amsterdam, haarlem));
    expect(kmBetween(haarlem, maastricht)).toBeCloseTo(185, -1);
  });

  it.each([
    [9.999, 10],
    [10, 25],
    [24.999, 25],
    [25, 50],
    [99.999, 100],
    [100, null],
  ])('of %s km is the step %s', (km, step) => {
    expect(distanceStep({ lat: 0, lon: 0 }, { lat: km / 111.2, lon: 0 })).toBe(step);
  });
});
