import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ConfigModule, loadConfig, type Config, type Environment } from '#config';
import { DatabaseModule } from '#database';
import { EventsModule } from '#events';
import { featureModules } from '#features';
import { MemberDataModule } from '#member-data';
import { RealtimeModule } from '#realtime';
import { StorageModule } from '#storage';
import { openDemoCases } from './demo-cases.js';
import { placeDemoOrders, type Bank } from './demo-orders.js';

const technical = [EventsModule, RealtimeModule.publishing(), StorageModule, MemberDataModule];

@Module({})
class DemoProductModule {
  static with(config: Config): DynamicModule {
    return {
      module: DemoProductModule,
      imports: [ConfigModule.forRoot(config), DatabaseModule.forRoot(), ...technical, ...featureModules],
    };
  }
}

/**
 * Opens the product's services for what only they can make: the orders of the demo, and the cases of its moderators. `env`: as its processes get
 * it, with the payment sandbox as provider.
 */
export async function liveInDemo(env: Environment, seedNumber: number): Promise<void> {
  const config = loadConfig(env);
  const app = await NestFactory.createApplicationContext(DemoProductModule.with(config), { logger: false, abortOnError: false });
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
    const told = await fetch(new URL(`/control/payments/${orderId}`, mollieEndpoint), {
      method: 'POST',
      headers: { authorization: `Bearer ${mollieKey}`, 'content-type': 'application/json' },
      // Nobody listens at the webhook yet: whoever decides also looks.
      body: JSON.stringify({ ...answer, webhook: 'never' }),
    });
    if (!told.ok) throw new Error(`the payment sandbox answered ${told.status}: ${await told.text()}`);
  };
