import { describe, expect, it } from '@jest/globals';
import type { Asked } from './asked';
import { onlyNew, similarSteps } from './similar';

const used: Asked = { gender: 'male', country: 'NL', countryregion: 'UT', min_age: 60, max_age: 62, two_way: true, fictional: false };

describe('similar results', () => {
  it('come from the whole country first, then from five years to each side [#93]', () => {
    const steps = similarSteps(used, 18);
    expect(steps.map(({ kind }) => kind)).toEqual(['region', 'ages']);
    expect(steps[0]?.filters).toMatchObject({ countryregion: undefined, min_age: 60, max_age: 62 });
    expect(steps[1]?.filters).toMatchObject({ countryregion: undefined, min_age: 55, max_age: 67, two_way: true });
  });

  it('keep every other choice, and leave the distance with the region [#93]', () => {
    const [step] = similarSteps({ ...used, countryregion: null, distance: 25, hair: ['grey'] }, 18);
    expect(step).toMatchObject({ kind: 'region', filters: { distance: undefined, hair: ['grey'] } });
  });

  it('go no further than there is to go', () => {
    expect(similarSteps({ ...used, countryregion: null, min_age: 18, max_age: 99 }, 18)).toEqual([]);
    expect(similarSteps({ ...used, countryregion: null, min_age: 20 }, 18)[0]?.filters).toMatchObject({ min_age: 18 });
  });

  it('show nobody who is on the screen already', () => {
    const [a, b, c, d] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }];
    expect(
      onlyNew(
        [a],
        [
          [a, b],
          [b, c, d],
        ],
      ),
    ).toEqual([[b], [c, d]]);
  });
});
