import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ApiFault } from './api-fault.js';
import type { FaultWish } from './wishes.js';

const SLOW_MS = 30_000;

/** What goes wrong with the next calls of the API, in the order in which it was wished. */
export class Faults {
  private wishes: FaultWish[] = [];
  private readonly held = new WeakMap<object, 'slow' | 'drop'>();

  /** None in the next calls takes back what was wished before. */
  wish(fault: FaultWish): void {
    if (fault.next === 0) this.wishes = [];
    else this.wishes.push({ ...fault });
  }

  /** The fault of this call, which it uses up. */
  take(method: string, path: string): FaultWish['kind'] | undefined {
    // The shop asks now and then by itself what is switched on: that uses up no fault that is meant for a payment.
    const isByItself = path.startsWith('/v2/methods');
    return this.use(
      ({ kind, ...wish }) =>
        kind !== 'unheard' &&
        (wish.method ?? method) === method &&
        path.includes(wish.path ?? '') &&
        (!isByItself || wish.path !== undefined),
    );
  }

  /** Whether the next call of a webhook gets lost. */
  takeUnheard(): boolean {
    return this.use(({ kind }) => kind === 'unheard') !== undefined;
  }

  private use(isMeant: (wish: FaultWish) => boolean): FaultWish['kind'] | undefined {
    const found = this.wishes.find(isMeant);
    if (!found) return undefined;
    found.next -= 1;
    if (found.next <= 0) this.wishes = this.wishes.filter((wish) => wish !== found);
    return found.kind;
  }

  /** Refuses, or marks as held, what is asked of the routes that are declared in the same scope. */
  refuseRequests(api: FastifyInstance): void {
    api.addHook('preHandler', async (request) => {
      const kind = this.take(request.method, request.url);
      if (kind === 'slow' || kind === 'drop') this.held.set(request, kind);
      else if (kind) throw new ApiFault(Number(kind), 'This was wished for.');
    });
  }

  /** Holds answers back. What else listens to answers comes before: it is done, only nobody hears of it. */
  holdAnswers(api: FastifyInstance): void {
    api.addHook('onSend', async (request, reply, payload) => {
      const kind = this.held.get(request);
      if (kind === 'drop') request.raw.socket.destroy();
      if (kind === 'slow') await Promise.race([sleep(SLOW_MS, undefined, { ref: false }), closed(request.raw.socket)]);
      return payload;
    });
  }
}

const closed = (socket: NodeJS.EventEmitter): Promise<void> => new Promise((resolve) => socket.once('close', () => resolve()));
