import { faultText } from '../clear-fault.js';
import type { Product, ProductRun } from './product.js';

/** Shows a product that starts, lets it run until it is told to end, and leaves no process behind. */
export async function untilEnded(run: ProductRun, greet: (product: Product) => string): Promise<void> {
  let isEnding = false;
  const end = (code: number): void => {
    if (isEnding) return;
    isEnding = true;
    run.stop().then(
      () => process.exit(code),
      (error: unknown) => {
        console.error(faultText(error));
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!isEnding) console.log('\nEnding');
      end(0);
    });
  }
  // What is under way when the database goes (a migration, the seed) may fail outside of any call.
  process.on('uncaughtException', (error) => {
    if (!isEnding) console.error(faultText(error));
    end(1);
  });
  try {
    console.log(greet(await run.ready));
  } catch (error) {
    // A start that was told to end fails on what it lost; that is no fault.
    if (!isEnding) throw error;
  }
}
