import type { FastifyInstance } from 'fastify';
import { checked } from './checked.js';
import type { Hal } from './hal.js';
import type { IdempotentAnswers } from './idempotency.js';
import type { Mandates } from './mandates.js';
import { newCustomer, newMandate } from './wishes.js';

interface OfCustomer {
  readonly Params: { readonly customerId: string };
}
interface OfMandate {
  readonly Params: { readonly customerId: string; readonly id: string };
}

/** Customers and mandates of Mollie's API v2. */
export function mandatesApi(
  api: FastifyInstance,
  { mandates, hal, answers }: { mandates: Mandates; hal: Hal; answers: IdempotentAnswers },
): void {
  api.post('/customers', async (request, reply) =>
    answers.once(request, reply, 201, () => hal.customer(mandates.createCustomer(checked(newCustomer, request.body)))),
  );
  api.get<OfCustomer>('/customers/:customerId', async ({ params }) => hal.customer(mandates.customer(params.customerId)));
  api.delete<OfCustomer>('/customers/:customerId', async ({ params }, reply) => {
    mandates.deleteCustomer(params.customerId);
    return reply.code(204).send();
  });

  api.post<OfCustomer>('/customers/:customerId/mandates', async (request, reply) =>
    answers.once(request, reply, 201, () =>
      hal.mandate(mandates.createMandate(request.params.customerId, checked(newMandate, request.body))),
    ),
  );
  api.get<OfMandate>('/customers/:customerId/mandates/:id', async ({ params }) =>
    hal.mandate(mandates.mandate(params.customerId, params.id)),
  );
  api.delete<OfMandate>('/customers/:customerId/mandates/:id', async ({ params }, reply) => {
    mandates.revoke(params.customerId, params.id);
    return reply.code(204).send();
  });
}
