import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const root = new URL('../../../', import.meta.url);
/** A literal that begins like a statement. */
const statement =
  /[`'"]\s*(select\b|insert into|update \w+\.|delete from|with \w+ (\(.*\) )?as \(|declare \w+ |fetch \d|lock table|create |alter |truncate )/;
/** A call that sends one, or reads and writes rows. */
const call = /\b(?:tx|transactions|\w+Tx)\.(?:query|single|repository)\s*[<(]/;
const mayHold = /\.(repository|spec|medium-spec|fixture)\.ts$|^libs\/database\/src\/|^libs\/testing(-product)?\//;

function sourcesIn(folder: string): string[] {
  return readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file}`);
}

const linesWithSql = (text: string): string[] => text.split('\n').filter((line) => statement.test(line) || call.test(line));

describe('statements', () => {
  it('are found where they are', () => {
    expect(
      linesWithSql(
        "await tx.query(`x`);\n  const one = `select 1`;\nthis.transactions.single(text, []);\nconst word = 'selected';\ntx.repository(E)",
      ),
    ).toHaveLength(4);
  });

  it('stand in repositories and in SQL files only', () => {
    const files = ['libs', 'apps/api/src', 'apps/worker/src'].flatMap(sourcesIn).filter((file) => !mayHold.test(file));
    const found = files.flatMap((file) => linesWithSql(readFileSync(new URL(file, root), 'utf8')).map((line) => `${file}: ${line.trim()}`));
    expect(found).toEqual([]);
  });
});
