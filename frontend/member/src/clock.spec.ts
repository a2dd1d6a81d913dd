import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const folder = fileURLToPath(new URL('.', import.meta.url));
/** Where the device measures a span of time of its own, or says when something was closed on it. Nothing of it stands on a screen. */
const spans = [
  'app/app-worker.ts',
  'app/stale-chunk.ts',
  'app/typed-text.ts',
  'features/chat/state/typing.ts',
  'features/signup/hooks/use-my-town.ts',
  'features/signup/state/photo-storage.ts',
  'features/time-bonus/components/dismiss.ts',
  'first-script.ts',
  'shared/state/interruptions.ts',
  'shared/state/way-back.ts',
];

describe('the screens', () => {
  it('go by the clock of the server: that of a device may be wrong by a day', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.(spec|fixture)\./.test(file),
    );
    const own = files.filter((file) => /Date\.now\(\)|new Date\(\)/.test(readFileSync(folder + file, 'utf8')));
    expect(own.toSorted()).toEqual(spans);
  });
});
