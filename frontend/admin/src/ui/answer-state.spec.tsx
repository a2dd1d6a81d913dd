import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { AnswerState } from './AnswerState';
import { words } from '../words';

const drawn = (data: unknown, error: Error | null) =>
  renderToString(<AnswerState answer={{ data, error, refetch: () => Promise.reject(new Error('not in this spec')) }} />);

describe('an answer that a page of the office waits for', () => {
  it('is waited for in sight, until it is there', () => {
    expect(drawn(undefined, null)).toContain('role="status"');
    expect(drawn({ rows: [] }, null)).toBe('');
  });

  it('says what went wrong and can be asked for again, also where an earlier one still stands', () => {
    for (const data of [undefined, { rows: [] }]) {
      expect(drawn(data, new TypeError('Failed to fetch'))).toContain(words.failed.title);
      expect(drawn(data, new TypeError('Failed to fetch'))).toContain(words.failed.again);
    }
  });
});
