import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Transactions } from '#database';
import { World } from '#testing';
import { Heartbeats } from './index.js';

let world: World;
let heartbeats: Heartbeats;
beforeAll(async () => {
  world = await World.open();
  heartbeats = world.get(Heartbeats);
});
beforeEach(() => world.empty());
afterAll(() => world.close());

const aWorker = () => ({ id: randomUUID(), process: 'worker', host: 'machine-1', pid: 4711 }) as const;
const beSilent = (id: string, seconds: number) =>
  world.rows(`update events.heartbeat set at = now() - make_interval(secs => $2) where id = $1`, [id, seconds]);

describe('the signs of life of the workers', () => {
  it('are one for each process, however often it gives them', async () => {
    const [one, other] = [aWorker(), aWorker()];
    for (const worker of [one, other, one, other, one]) await heartbeats.beat(worker);
    expect(await heartbeats.countWorkers()).toEqual({ alive: 2, lost: 0 });
    expect(await world.get(Transactions).read((tx) => heartbeats.workers(tx))).toMatchObject([
      { ...one, isAlive: true },
      { ...other, isAlive: true },
    ]);
  });

  it('show that one of two was lost, while the other goes on', async () => {
    const [dead, living] = [aWorker(), aWorker()];
    await heartbeats.beat(dead);
    await beSilent(dead.id, 16);
    await heartbeats.beat(living);
    expect(await heartbeats.countWorkers()).toEqual({ alive: 1, lost: 1 });
    expect(await world.get(Transactions).read((tx) => heartbeats.workers(tx))).toMatchObject([
      { id: dead.id, isAlive: false, host: 'machine-1', pid: 4711 },
      { id: living.id, isAlive: true },
    ]);
  });

  it('are believed for 15 seconds, and come back with a process that only hung', async () => {
    const hung = aWorker();
    await heartbeats.beat(hung);
    await beSilent(hung.id, 14);
    expect(await heartbeats.countWorkers()).toEqual({ alive: 1, lost: 0 });
    await beSilent(hung.id, 16);
    expect(await heartbeats.countWorkers()).toEqual({ alive: 0, lost: 1 });
    await heartbeats.beat(hung);
    expect(await heartbeats.countWorkers()).toEqual({ alive: 1, lost: 0 });
  });

  it('of a lost process are forgotten after an hour, by whoever lives', async () => {
    const [dead, living] = [aWorker(), aWorker()];
    await heartbeats.beat(dead);
    await beSilent(dead.id, 3_590);
    await heartbeats.beat(living);
    expect(await heartbeats.countWorkers()).toEqual({ alive: 1, lost: 1 });
    await beSilent(dead.id, 3_610);
    await heartbeats.beat(living);
    expect(await heartbeats.countWorkers()).toEqual({ alive: 1, lost: 0 });
  });

  it('end with a process that ends by itself: nothing was lost', async () => {
    const worker = aWorker();
    await heartbeats.beat(worker);
    await heartbeats.end(worker.id);
    expect(await heartbeats.countWorkers()).toEqual({ alive: 0, lost: 0 });
  });
});
