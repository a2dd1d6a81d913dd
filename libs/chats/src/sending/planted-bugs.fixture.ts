import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, jest } from '@jest/globals';
import { World } from '#testing';

/** A world in which `accept_batch` has a bug for the length of a test. */
export class PlantedBugs {
  private opened?: World;
  private sound = '';

  constructor() {
    beforeAll(async () => {
      this.opened = await World.open();
      this.sound = await readFile(new URL('../sql/accept_batch.sql', import.meta.url), 'utf8');
    });
    afterEach(async () => {
      jest.restoreAllMocks();
      await this.world.rows(this.sound);
    });
    afterAll(() => this.world.close());
  }

  get world(): World {
    if (!this.opened) throw new Error('the world opens before the first test');
    return this.opened;
  }

  /** Throws where the bug finds no place, so that no test is green because nothing was changed. */
  plant(from: string | RegExp, to: string): Promise<unknown> {
    const bad = this.sound.replaceAll(from, to);
    if (bad === this.sound) throw new Error('the bug found no place: look at accept_batch.sql');
    return this.world.rows(bad);
  }
}
