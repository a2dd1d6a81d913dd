import { readFile } from 'node:fs/promises';
import type { World } from './world.js';

export interface PlantedSql {
  /** The file in which it stands. */
  readonly file: URL;
  readonly from: string | RegExp;
  readonly to: string;
}

/** Plays something while functions of the database have a bug. Throws where the bug finds no place: nothing would have been changed. */
export async function withPlanted<Result>(world: World, { file, from, to }: PlantedSql, play: () => Promise<Result>): Promise<Result> {
  const sound = await readFile(file, 'utf8');
  const bad = sound.replaceAll(from, to);
  if (bad === sound) throw new Error(`the bug found no place: look at ${file.pathname}`);
  await world.rows(bad);
  try {
    return await play();
  } finally {
    await world.rows(sound);
  }
}
