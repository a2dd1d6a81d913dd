import { Transactions } from '#database';
import type { World } from '#testing';
import { Acceptance } from './acceptance.js';
import { SendingBatches } from './sending-batches.js';
import { SendingRepository } from './sending.repository.js';
import { SendingService } from './sending.service.js';

/** The same service with a queue of its own, on the same database. */
export function anotherProcess(world: World): SendingService {
  const batches = new SendingBatches(world.get(Transactions), world.get(SendingRepository));
  const acceptance = Object.assign(Object.create(world.get(Acceptance)) as Acceptance, { batches });
  return Object.assign(Object.create(world.get(SendingService)) as SendingService, { acceptance });
}
