import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AuthModule } from '#auth';
import { ConfigModule, loadConfig, type Config, type Environment } from '#config';
import { DatabaseModule } from '#database';
import { EventsModule } from '#events';
import { MediaModule } from '#media';
import { MemberDataModule } from '#member-data';
import { PaymentsModule } from '#payments';
import { ProfilesModule } from '#profiles';
import { RealtimeModule } from '#realtime';
import { SiteModule } from '#site';
import { StorageModule } from '#storage';
import { VisibilityModule } from '#visibility';
import { placeDemoOrders, type Bank } from './demo-orders.js';

const technical = [EventsModule, RealtimeModule.publishing(), StorageModule, MemberDataModule];
/** Selling needs no feature to the right of it: opening all of them takes half as long again. */
const features = [SiteModule, AuthModule, VisibilityModule, MediaModule, ProfilesModule, PaymentsModule];

@Module({})
class ShopModule {
  static with(config: Config): DynamicModule {
    return { module: ShopModule, imports: [ConfigModule.forRoot(config), DatabaseModule.forRoot(), ...technical, ...features] };
  }
}

/** Opens the product's services for the orders of the demo. `env`: as its processes get it, with the payment sandbox as provider. */
export async function sellInDemo(env: Environment, seedNumber: number): Promise<void> {
  const config = loadConfig(env);
  const app = await NestFactory.createApplicationContext(ShopModule.with(config), { logger: false, abortOnError: false });
  try {
    await placeDemoOrders(app, bankOf(config.payments), seedNumber);
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
