import { faultText } from '../services/clear-fault.js';
import { readStartOptions } from './options.js';
import { startProduct } from './product.js';
import { welcome } from './welcome.js';

/** `npm start`: runs until it is told to end, and leaves no process behind. */
export async function start(args: readonly string[]): Promise<void> {
  const run = startProduct(readStartOptions(args), console.log);
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      console.log('\nEnding');
      run.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(faultText(error));
          process.exit(1);
        },
      );
    });
  }
  try {
    const product = await run.ready;
    console.log(welcome(product, performance.now() / 1000));
  } catch (error) {
    // A start that was told to end fails on what it lost; that is no fault.
    if (!isEnding) throw error;
  }
}
