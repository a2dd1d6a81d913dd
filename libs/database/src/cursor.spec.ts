import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { momentInCursor, opaqueCursor } from './cursor.js';

describe('a moment in a cursor', () => {
  const cursor = opaqueCursor(z.strictObject({ at: momentInCursor }));

  it.each(['2026-11-24 13:00:00.123456+00', '2026-11-24 13:00:00+00', '2024-02-29 00:00:00.1+05:30', '2026-11-24T13:00:00.000Z'])(
    'comes back as it was written: %s',
    (at) => {
      expect(cursor.decode(cursor.encode({ at }))).toEqual({ at });
    },
  );

  it.each([
    '2024-99-99 00:00:00+00',
    '2023-02-29 00:00:00+00',
    '2024-01-01 25:00:00+00',
    '2024-01-01 00:00:00+99',
    '2024-01-01',
    '',
    'now',
  ])('that never was is refused: %s', (at) => {
    expect(() => cursor.decode(cursor.encode({ at }))).toThrow('invalid_input');
  });
});
