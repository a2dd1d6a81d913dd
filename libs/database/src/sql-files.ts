import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** `needs` are the files of the same folder whose functions this one calls: its first line says `-- needs: terms.sql, conditions.sql`. */
export type SqlFile = { readonly name: string; readonly text: string; readonly needs: readonly string[] };

export async function sqlFilesIn(folder: string): Promise<SqlFile[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, needs: needsOf(text) };
    }),
  );
}

export const needsOf = (text: string): string[] => /^-- needs: (.+)$/m.exec(text)?.[1]?.split(', ') ?? [];

/** Each file after those that it needs, otherwise by name. Throws when a file needs one that is not there, or itself in the end. */
export function inOrderOfNeed(files: readonly SqlFile[]): SqlFile[] {
  const ordered: SqlFile[] = [];
  const add = (file: SqlFile, above: readonly string[]): void => {
    if (ordered.includes(file)) return;
    if (above.includes(file.name)) throw new Error(`SQL files need each other: ${[...above, file.name].join(' → ')}`);
    for (const need of file.needs) {
      const needed = files.find(({ name }) => name === need);
      if (!needed) throw new Error(`${file.name} needs ${need}, which is not there`);
      add(needed, [...above, file.name]);
    }
    ordered.push(file);
  };
  for (const file of files) add(file, []);
  return ordered;
}
