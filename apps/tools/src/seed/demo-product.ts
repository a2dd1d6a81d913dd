import { loadConfig, type Config, type Environment } from '#config';
import { openServices } from '../open-services.js';
import { openDemoCases } from './demo-cases.js';
import { placeDemoOrders, type Bank } from './demo-orders.js';

/**
 * Opens the product's services for what only they can make: the orders of the demo, and the cases of its moderators. `env`: as its processes get
 * it, with the payment sandbox as provider.
 */
export async function liveInDemo(env: Environment, seedNumber: number): Promise<void> {
  const config = loadConfig(env);
  const app = await openServices(config);
  try {
    await placeDemoOrders(app, bankOf(config.payments), seedNumber);
    await openDemoCases(app, { seedNumber, appSecret: config.appSecret });
  } finally {
    await app.close();
  }
}

/** The member's bank, played at the controls of the payment sandbox. */
export const bankOf =
  ({ mollieEndpoint, mollieKey }: Pick<Config['payments'], 'mollieEndpoint' | 'mollieKey'>): Bank =>
  async (orderId, answer) => {
    const response = await fetch(new URL(`/control/payments/${orderId}`, mollieEndpoint), {
      method: 'POST',
      headers: { authorization: `Bearer ${mollieKey}`, 'content-type': 'application/json' },
      // Nobody listens at the webhook yet: whoever decides also looks.
      body: JSON.stringify({ ...answer, webhook: 'never' }),
    });
    if (!response.ok) throw new Error(`the payment sandbox answered ${response.status}: ${await response.text()}`);
  };
