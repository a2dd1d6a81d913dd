import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { World } from './world.js';

/** A world for the tests of a file, empty before each of them. */
export class Stage {
  private opened?: World;

  constructor() {
    beforeAll(async () => {
      this.opened = await World.open();
    });
    beforeEach(() => this.world.empty());
    afterAll(() => this.world.close());
  }

  get world(): World {
    return known(this.opened);
  }
}

/** What is there from the first test on. */
export function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the stage is not set yet');
  return value;
}
