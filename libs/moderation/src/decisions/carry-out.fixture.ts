import { randomUUID } from 'node:crypto';
import { OutboxStore } from '#events';
import type { World } from '#testing';
import { DecisionsService } from './decisions.service.js';

/** As the worker does it, once the ten seconds are over. */
export async function carryOut(world: World, decisionId: string): Promise<boolean> {
  const [job] = await world.rows<{ id: string }>(
    `select id from events.outbox where reaction = 'moderation.carry-out' and payload->>'decisionId' = $1`,
    [decisionId],
  );
  return world.get(DecisionsService).carryOut(world.get(OutboxStore).claim(job?.id ?? randomUUID()), decisionId);
}
