import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Clock } from '#database';
import { bookDay } from '../calendar/index.js';
import { readEcbFile } from './ecb-file.js';
import { EuroRateSource, type DayOfRates } from './euro-rate-source.js';

/** The rates of a demo, from a file that looks like the bank's: nobody outside this machine is asked. */
export class ExampleRateSource extends EuroRateSource {
  constructor(private readonly clock: Pick<Clock, 'now'>) {
    super();
  }

  async read(): Promise<readonly DayOfRates[]> {
    const today = bookDay(this.clock.now());
    return readEcbFile(await readFile(exampleFile(), 'utf8')).filter(({ day }) => day <= today);
  }
}

/** The compiler copies no data files, so a compiled program reads the one in the sources when none lies beside it. */
function exampleFile(): string {
  const beside = fileURLToPath(new URL('./example-rates.xml', import.meta.url));
  return existsSync(beside) ? beside : beside.replace(/([\\/])dist[\\/](?:dev[\\/])?libs[\\/]/u, '$1libs$1');
}
