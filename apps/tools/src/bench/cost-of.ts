import autocannon from 'autocannon';
import type { Side } from './pairs.js';
import type { CpuMeter } from './processes.js';

const CONNECTIONS = 8;

export type Ask = { readonly path: string; readonly headers?: Readonly<Record<string, string>> };
type Questions = {
  readonly url: string;
  readonly asks: readonly Ask[];
  readonly status: number;
  /** As many as the one who asks may ask; without it as many as it goes. */
  readonly perSecond?: number;
};

/** CPU time of one answer, in microseconds: the questions are asked in turn. */
export const costOf =
  ({ url, asks, status, perSecond }: Questions, meter: CpuMeter): Side =>
  async (seconds) => {
    let turn = 0;
    let answered = 0;
    const setupRequest = (call: autocannon.Request) => ({ ...call, ...asks[(turn += 1) % asks.length] });
    const onResponse = (got: number) => {
      if (got !== status) throw new Error(`${asks[0]?.path} answered ${got}`);
      answered += 1;
    };
    const pace = { connections: CONNECTIONS, duration: seconds, ...(perSecond && { overallRate: perSecond }) };
    const { us } = await meter.during(() => autocannon({ url, ...pace, requests: [{ setupRequest, onResponse }] }));
    return us / answered;
  };
