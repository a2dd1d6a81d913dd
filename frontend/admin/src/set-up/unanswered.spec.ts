import { describe, expect, it } from '@jest/globals';
import { ApiError } from '#kit';
import { isUnanswered } from './unanswered';

describe('a call that was sent', () => {
  it.each([
    ['without any answer', new ApiError('offline', 0), true],
    ['with an answer of what stands before the server', new ApiError('unknown', 502), true],
    ['with a refusal', new ApiError('totp_wrong', 422), false],
    ['with the answer that the link is spent', new ApiError('link_invalid', 410), false],
  ])('%s is in doubt only when nobody said what became of it', (_what, error, isInDoubt) => {
    expect(isUnanswered(error)).toBe(isInDoubt);
  });
});
