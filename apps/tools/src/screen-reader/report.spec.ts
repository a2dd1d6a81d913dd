import { describe, expect, it } from '@jest/globals';
import { linesOf, storiesOf } from './report.js';

const story = (status: string, fullName: string, duration: number) => ({ status, fullName, duration, failureMessages: [] });
const result = (...assertionResults: readonly object[]) =>
  JSON.stringify({ testResults: [{ name: 'orca-pages.aloud.ts', assertionResults }] });

describe('the report of what was heard', () => {
  it('tells each story that was played, how long it took, and how many passed', () => {
    const stories = storiesOf(
      result(story('passed', 'a field', 61_234), story('pending', 'left out', 0), story('failed', 'a dialog', 900)),
    );
    expect(linesOf(stories)).toEqual(['passed    61.2 s  a field', 'failed     0.9 s  a dialog', '1 of 2 stories passed']);
  });
});
