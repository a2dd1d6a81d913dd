import { readStartOptions } from './options.js';
import { startProduct } from './product.js';
import { untilEnded } from './until-ended.js';
import { welcome } from './welcome.js';

/** `npm start`: the built product with a demo community. */
export function start(args: readonly string[]): Promise<void> {
  return untilEnded(startProduct(readStartOptions(args), console.log), (product) => welcome(product, performance.now() / 1000));
}
