import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { sourceOf } from './job-queues.js';

describe('the id of a job', () => {
  it('says which row it works for', () => {
    const outboxId = randomUUID();
    expect(sourceOf(`ob-${outboxId}`)).toEqual({ kind: 'reaction', outboxId });
    expect(sourceOf('run-photo.sweep-strays-41')).toEqual({ kind: 'recurring', run: 41 });
  });

  it('of something else says nothing', () => {
    for (const id of [undefined, '', 'repeat:photo.sweep-strays:1790000000', 'run-photo.sweep-strays', '17'])
      expect(sourceOf(id)).toBeUndefined();
  });
});
