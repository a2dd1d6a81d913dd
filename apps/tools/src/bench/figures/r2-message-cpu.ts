import type { Figure } from '../figure.js';
import { listen } from '../listeners.js';
import { compare, within } from '../pairs.js';
import { CpuMeter } from '../processes.js';
import { pair, sendBySql, sendOverHttp } from '../sending.js';

const MEMBERS = 2_000;
const LAST_HINTS_MS = 2_000;

/** R2: what a message costs all parts together until its receiver has it, against what the bare function costs Postgres. */
export const messageCpu: Figure = {
  key: 'R2',
  title: 'CPU of API, worker, Redis and Postgres for a delivered message / of Postgres for the same function under pgbench (µs)',
  accepted: '<= 1.7',
  async measure(run) {
    const stage = await run.open({ members: MEMBERS });
    const pairings = await pair(stage);
    let delivered = 0;
    const others = pairings.map(({ other }) => other);
    await listen(run, stage.url, others, 'chat.message', () => (delivered += 1));
    const [all, postgres] = [await CpuMeter.of(stage, ['api', 'worker', 'redis', 'postgres']), await CpuMeter.of(stage, ['postgres'])];
    const overHttp = async (seconds: number) => {
      const before = delivered;
      const { us } = await all.during(async () => {
        const { messages } = await sendOverHttp(stage.url, pairings, seconds);
        await within(LAST_HINTS_MS, () => delivered - before >= messages);
      });
      // A hint may be lost; then what was spent on it counts for the others.
      return us / (delivered - before);
    };
    const bySql = async (seconds: number) => {
      const { us, result } = await postgres.during(() => sendBySql(stage.product.databaseUrl, seconds));
      return us / result.messages;
    };
    return compare(overHttp, bySql, run.pace);
  },
};
