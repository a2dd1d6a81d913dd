// The product of one test run, in a process of its own: when the tests end, even by kill -9, it ends too.
import { faultText } from '../clear-fault.js';
import { startProduct, type Product } from '../start/product.js';

/** What is told first; every line that the product says comes besides. */
export type ProductMessage = { readonly product: Product } | { readonly fault: string };
export type ProductLine = { readonly line: string };

const tell = (message: ProductMessage | ProductLine): void => void process.send?.(message);

const lines: string[] = [];
const run = startProduct({ members: 300, seedNumber: 58, isExplicit: true, isFresh: false, pictures: 6 }, (line) => {
  lines.push(line);
  tell({ line });
});

const end = (): void => {
  run.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
};
process.once('disconnect', end);
process.once('SIGTERM', end);
process.on('uncaughtException', end); // what was under way when the database went
process.on('SIGINT', () => undefined); // Ctrl-C reaches the tests, and they end this process

try {
  tell({ product: await run.ready });
} catch (error) {
  tell({ fault: [...lines, faultText(error)].join('\n') });
  process.exitCode = 1;
  process.disconnect();
}
