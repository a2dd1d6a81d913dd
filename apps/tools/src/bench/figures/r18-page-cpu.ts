import { costOf } from '../cost-of.js';
import type { Figure } from '../figure.js';
import { compare } from '../pairs.js';
import { CpuMeter } from '../processes.js';

const MEMBERS = 10_000;
const ACTORS = 800;
/** One network may not ask for many more pages. */
const PER_SECOND = 1_000;

/** R18: what a page costs that was rendered for another visitor before. */
export const pageCpu: Figure = {
  key: 'R18',
  title: 'CPU of a visitor’s page / of an endpoint that does nothing (µs, all parts)',
  accepted: '<= 4',
  async measure({ pace, open }) {
    const stage = await open({ members: MEMBERS });
    const { url } = stage;
    const actors = await stage.actors(ACTORS);
    const pages = [{ path: '/', headers: { 'accept-encoding': 'gzip' } }];
    const nothing = actors.map(({ cookie }) => ({ path: '/api/live', headers: { cookie } }));
    const meter = await CpuMeter.of(stage, ['api', 'redis', 'postgres']);
    const both = { url, status: 200, perSecond: PER_SECOND };
    return compare(costOf({ ...both, asks: pages }, meter), costOf({ ...both, asks: nothing }, meter), pace);
  },
};
