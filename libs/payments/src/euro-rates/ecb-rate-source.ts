import { readEcbFile } from './ecb-file.js';
import { EuroRateFault, EuroRateSource, type DayOfRates, type RateSpan } from './euro-rate-source.js';

export interface EcbOptions {
  /** The folder of the files. */
  readonly base: string;
  /** Less than the ten seconds of the port. */
  readonly timeoutMs?: number;
}

const files = { newest: 'eurofxref-daily.xml', quarter: 'eurofxref-hist-90d.xml' } as const satisfies Record<RateSpan, string>;
/** The file of 90 days has 120 KB. */
const MOST_BYTES = 2_000_000;

/** The reference rates of the European Central Bank, by HTTP. */
export class EcbRateSource extends EuroRateSource {
  private readonly base: string;
  private readonly timeoutMs: number;

  constructor({ base, timeoutMs = 9_000 }: EcbOptions) {
    super();
    this.base = base.replace(/\/*$/, '/');
    this.timeoutMs = timeoutMs;
  }

  async read(span: RateSpan): Promise<readonly DayOfRates[]> {
    return readEcbFile(await this.get(files[span]));
  }

  private async get(file: string): Promise<string> {
    try {
      const response = await fetch(new URL(file, this.base), { redirect: 'error', signal: AbortSignal.timeout(this.timeoutMs) });
      if (response.status !== 200) {
        await response.body?.cancel();
        throw new EuroRateFault(`${file}: the answer has status ${response.status}`);
      }
      return await textOf(response);
    } catch (error) {
      if (error instanceof EuroRateFault) throw error;
      throw new EuroRateFault(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > MOST_BYTES) throw new EuroRateFault('the file is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
