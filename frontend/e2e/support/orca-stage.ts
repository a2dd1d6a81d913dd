import { afterAll, beforeAll } from '@jest/globals';
import { dataDir } from '#testing-product';
import { OrcaSession } from '../../../apps/tools/src/screen-reader/index.js';
import { FirefoxPerson, type FirefoxVisit } from './firefox.js';
import { Product, untilWhole } from './members.js';
import { Listener } from './orca.js';

const START_MS = 600_000;

export interface OrcaStage {
  readonly product: Product;
  arrive(visit: Omit<FirefoxVisit, 'width'>): Promise<Listener>;
}

/** Called in a block: one Orca with one Firefox for all its tests, closed after the last. */
export function onOrcaStage(): OrcaStage {
  const product = new Product();
  let session: OrcaSession | undefined;
  beforeAll(async () => {
    await untilWhole();
    session = await OrcaSession.open(dataDir);
  }, START_MS);
  afterAll(async () => {
    await session?.close();
    await product.close();
  });
  return {
    product,
    arrive: async (visit) => {
      if (!session) throw new Error('a test asks for the screen reader, not the block around it');
      const listener = new Listener(session, await FirefoxPerson.arrive(session.browser, { width: 1_280, ...visit }));
      await listener.comeIn();
      return listener;
    },
  };
}
