import { describe, expect, it } from '@jest/globals';
import { judge } from './second-try.js';

const journey = 'frontend/e2e/likes.journey.ts';
const fault = (title?: string, file = journey) => ({ file, why: 'timeout', ...(title !== undefined && { title }) });

describe('two tries of a journey', () => {
  it('are given to a test with services of its own as well', () => {
    const spec = fault('a', 'libs/likes/src/likes.medium-spec.ts');
    expect(judge([spec], [])).toEqual({ failed: [], unstable: [spec] });
  });

  it.each([
    ['failed twice', [fault('a')], [fault('a')], ['a'], []],
    ['failed once, then passed', [fault('a')], [], [], ['a']],
    ['passed, then failed', [fault('a')], [fault('b')], [], ['a', 'b']],
    ['failed, then did not load', [fault('a')], [fault()], ['a'], []],
    ['did not load, then passed', [fault()], [], [], [undefined]],
    ['did not load, then failed', [fault()], [fault('a')], [undefined], []],
    ['failed twice beside one that failed once', [fault('a'), fault('b')], [fault('b')], ['b'], ['a']],
  ])('that %s', (_what, first, second, failed, unstable) => {
    const judgement = judge(first, second);
    expect(judgement.failed.map(({ title }) => title)).toEqual(failed);
    expect(judgement.unstable.map(({ title }) => title)).toEqual(unstable);
  });

  it('are not given to a test of another kind', () => {
    const spec = fault('a', 'apps/api/test/likes.http-spec.ts');
    expect(judge([spec], [])).toEqual({ failed: [spec], unstable: [] });
  });
});
