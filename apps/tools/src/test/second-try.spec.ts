import { describe, expect, it } from '@jest/globals';
import { causesOf, judge } from './second-try.js';

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

describe('the causes of what is unstable', () => {
  const because = (why: string, title: string, file = journey) => ({ file, title, why });

  it('are one for all tests of a file, which share a connection', () => {
    expect(causesOf([because('connection lost', 'a'), because('not within 15 s', 'b'), because('expected 3', 'c')])).toHaveLength(1);
  });

  it('are one for files that say the same but for numbers and ids', () => {
    const faults = [
      because('connect ECONNREFUSED 127.0.0.1:5432', 'a', 'libs/a.medium-spec.ts'),
      because('connect ECONNREFUSED 127.0.0.1:6001', 'b', 'libs/b.medium-spec.ts'),
    ];
    expect(causesOf(faults)).toHaveLength(1);
  });

  it('are several for files that say something else', () => {
    expect(causesOf([because('timeout', 'a', 'libs/a.medium-spec.ts'), because('expected 3', 'b', 'libs/b.medium-spec.ts')])).toHaveLength(
      2,
    );
  });

  it('are joined by a fault that belongs to both', () => {
    const faults = [
      because('timeout', 'a', 'libs/a.medium-spec.ts'),
      because('expected 3', 'b', 'libs/b.medium-spec.ts'),
      because('timeout', 'c', 'libs/b.medium-spec.ts'),
    ];
    expect(causesOf(faults)).toHaveLength(1);
  });
});
