import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { featureLibraries, technicalLibraries } from '#config';
import { inOrderOfNeed, needsOf, sqlFilesIn, type SqlFile } from './sql-files.js';

const file = (name: string, ...needs: string[]): SqlFile => ({ name, text: '', needs });
const namesOf = (files: readonly SqlFile[]) => files.map(({ name }) => name);
const definition = /create or replace function ([a-z_]+\.[a-z_]+)/g;

describe('SQL files', () => {
  it('come after those that they need, otherwise by name', () => {
    expect(namesOf(inOrderOfNeed([file('a', 'c'), file('b'), file('c', 'd'), file('d')]))).toEqual(['d', 'c', 'a', 'b']);
  });

  it('cannot need one that is not there, nor each other', () => {
    expect(() => inOrderOfNeed([file('a', 'b')])).toThrow('a needs b, which is not there');
    expect(() => inOrderOfNeed([file('a', 'b'), file('b', 'a')])).toThrow('a → b → a');
  });

  it('say so in a line of their own', () => {
    expect([needsOf('-- needs: a.sql, b.sql\nselect 1'), needsOf('-- what needs: nothing'), needsOf('')]).toEqual([
      ['a.sql', 'b.sql'],
      [],
      [],
    ]);
  });

  it.each([...technicalLibraries, ...featureLibraries])('of %s name every file whose functions they call', async (library) => {
    const files = await sqlFilesIn(fileURLToPath(new URL(`../../${library}/src/sql/`, import.meta.url)));
    for (const { name, text, needs } of files) {
      const called = files.filter(
        (other) => other.name !== name && [...other.text.matchAll(definition)].some(([, defined]) => text.includes(`${defined}(`)),
      );
      expect([name, needs.toSorted()]).toEqual([name, namesOf(called)]);
    }
  });
});
