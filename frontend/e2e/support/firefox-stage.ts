import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { Browser } from 'puppeteer-core';
import { dataDir } from '#testing-product';
import { launchFirefox, workOffline } from '../../../apps/tools/src/services/firefox.js';
import { FirefoxPerson, type FirefoxVisit } from './firefox.js';
import { Product, untilWhole } from './members.js';
import { keepTraces } from './trace.js';

/** Whoever lacks Firefox fetches it here. */
const FETCH_MS = 400_000;

/** What the tests of a block are played with. */
export interface FirefoxStage {
  readonly product: Product;
  arrive(visit: FirefoxVisit): Promise<FirefoxPerson>;
  /** Firefox tells all pages that there is no network. */
  workOffline(isOffline: boolean): Promise<void>;
}

/** Called in a `describe`: one Firefox and one way to the product for all its tests, closed after the last. */
export function onFirefoxStage(): FirefoxStage {
  const product = new Product();
  const people = new Set<FirefoxPerson>();
  let firefox: Browser | undefined;
  beforeAll(async () => {
    await untilWhole();
    firefox = await launchFirefox(dataDir);
    globalThis.onTestFailure = () =>
      keepTraces(
        [...people].map(({ trace }) => trace),
        expect.getState().currentTestName ?? '',
      );
  }, FETCH_MS);
  afterEach(async () => {
    people.clear();
    if (firefox) await workOffline(firefox, false);
  });
  afterAll(async () => {
    await firefox?.close();
    await product.close();
  });
  const browser = () => {
    if (!firefox) throw new Error('a test asks for the browser, not the block around it');
    return firefox;
  };
  return {
    product,
    arrive: async (visit) => {
      const person = await FirefoxPerson.arrive(browser(), visit);
      people.add(person);
      return person;
    },
    workOffline: (isOffline) => workOffline(browser(), isOffline),
  };
}
