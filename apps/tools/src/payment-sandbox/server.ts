import Fastify, { type FastifyInstance } from 'fastify';
import { Agenda, post } from './agenda.js';
import { mollieApi } from './api.js';
import { ApiFault } from './api-fault.js';
import { AskedPaths } from './asked-paths.js';
import { Bank } from './bank.js';
import { checkout } from './checkout.js';
import { controlApi } from './control.js';
import { Faults } from './faults.js';
import { Hal } from './hal.js';
import { HalSettlements } from './hal-settlements.js';
import { IdempotentAnswers } from './idempotency.js';
import { Journal } from './journal.js';
import { Settlements } from './settlements.js';
import { Methods } from './methods.js';

export interface SandboxOptions {
  readonly port: number;
  /** Where payments are kept. */
  readonly folder: string;
  /** The one key that it takes, which begins with `test_`. */
  readonly key: string;
  /** Milliseconds; the time of the machine unless told otherwise. */
  readonly now?: () => number;
}

export interface PaymentSandbox {
  readonly url: string;
  stop(): Promise<void>;
}

/** A payment provider of our own that speaks Mollie's API v2 and moves no money. It answers this machine only. */
export async function startPaymentSandbox({ port, folder, key, now: machineNow = Date.now }: SandboxOptions): Promise<PaymentSandbox> {
  const url = `http://127.0.0.1:${port}`;
  const journal = new Journal(folder, machineNow);
  const now = (): number => machineNow() + (journal.find('clock', 'clock')?.aheadMs ?? 0);
  const bank = new Bank(journal, now);
  const hal = new Hal(url, bank);
  const settlements = new Settlements(journal, now);
  const halSettlements = new HalSettlements(hal, settlements);
  const faults = new Faults();
  const methods = new Methods();
  const asked = new AskedPaths();
  const agenda = new Agenda(journal, bank, now, async (webhook, id, ending) => (faults.takeUnheard() ? 'lost' : post(webhook, id, ending)));

  const server = Fastify({ forceCloseConnections: true, bodyLimit: 100_000 });
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  server.setErrorHandler((error, _request, reply) => {
    const fault = error instanceof ApiFault ? error : new ApiFault(statusOf(error), String(error));
    return reply.code(fault.status).type('application/hal+json; charset=utf-8').send(JSON.stringify(fault.body));
  });
  server.setNotFoundHandler(() => {
    throw new ApiFault(404, 'No such resource.');
  });
  // A page of a stranger that leads a name of its own to this machine is not answered.
  server.addHook('onRequest', async ({ hostname }) => {
    if (hostname !== '127.0.0.1' && hostname !== 'localhost') throw new ApiFault(404, 'No such host.');
  });

  checkout(server, bank, faults);
  await server.register(
    async (api) => {
      requireKey(api, key);
      api.addHook('onRequest', async ({ method, url: path }) => asked.note(method, path));
      faults.refuseRequests(api);
      faults.holdAnswers(api);
      api.addHook('onSend', async (_request, reply, payload) => {
        void reply.type('application/hal+json; charset=utf-8');
        return payload;
      });
      mollieApi(api, { bank, hal, answers: new IdempotentAnswers(journal, now), methods, settlements, halSettlements });
    },
    { prefix: '/v2' },
  );
  await server.register(
    async (api) => {
      requireKey(api, key);
      controlApi(api, { bank, hal, journal, faults, methods, settlements, asked });
    },
    { prefix: '/control' },
  );

  await server.listen({ port, host: '127.0.0.1' });
  agenda.start();
  return {
    url,
    stop: async () => {
      await server.close();
      await agenda.stop();
    },
  };
}

function requireKey(api: FastifyInstance, key: string): void {
  api.addHook('onRequest', async ({ headers }) => {
    if (headers.authorization !== `Bearer ${key}`) throw new ApiFault(401, 'Missing authentication, or failed to authenticate');
  });
}

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
