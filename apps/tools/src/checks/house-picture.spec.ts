import { describe, expect, it } from '@jest/globals';
import { diagramOf } from './house-picture.js';

const arrowsOf = (imports: Record<string, string[]>) =>
  diagramOf(new Map(Object.entries(imports).map(([name, others]) => [name, new Set(others)])))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^\w+ --> \w+$/.test(line));

describe('the picture of the house', () => {
  it('has an arrow for each import of another feature', () => {
    expect(arrowsOf({ site: [], auth: ['site'], media: ['site', 'auth'], chats: ['media'] })).toEqual([
      'auth --> site',
      'media --> auth',
      'chats --> media',
    ]);
  });

  it('leaves out an arrow that follows from two others, however far apart', () => {
    expect(arrowsOf({ site: [], auth: ['site'], media: ['auth'], chats: ['media', 'auth', 'site'] })).toEqual([
      'auth --> site',
      'media --> auth',
      'chats --> media',
    ]);
  });
});
