import { randomUUID } from 'node:crypto';
import { DebitReader, Mandates, type DebitAnnouncement } from '#payments';
import type { Payload, Scene } from './scene.fixture.js';

/** What the mails about a debit ask, answered for this order: they read, and write nothing but themselves. */
function knowDebit({ worker: { world }, anna }: Scene, orderId: string): string {
  const debit: DebitAnnouncement = {
    memberId: anna.id,
    orderId,
    mandateId: randomUUID(),
    reference: 'M-2A3B4C5D6E7F8G9H',
    creditorId: 'NL00ZZZ000000000000',
    creditorName: 'Second Spring B.V.',
    holder: 'Anna de Vries',
    ibanEndsIn: '4300',
    amount: { minor: 5_000, currency: 'EUR' },
    collectOn: '2026-12-09',
    creditsAtOnce: 250,
    creditsLater: 250,
  };
  Object.assign(world.get(DebitReader), {
    announcementOf: async () => debit,
    mandateOf: async () => ({ ...debit, revokedAt: new Date(), paper: {} }),
  });
  Object.assign(world.get(Mandates), { paperOf: async () => ({ name: 'mandate.pdf', bytes: Buffer.from('%PDF-1.7') }) });
  return debit.mandateId;
}

export function debitTold(scene: Scene, orderId: string): Payload {
  knowDebit(scene, orderId);
  return { orderId };
}

export const mandateTold = (scene: Scene): Payload => ({ mandateId: knowDebit(scene, randomUUID()) });
