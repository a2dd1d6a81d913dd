import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CONFIG, type Config } from '#config';
import { PaymentsData } from './payments.data.js';
import { MollieProvider } from './provider/mollie-provider.js';
import { PaymentProvider } from './provider/payment-provider.js';
import { WalletService } from './wallet.service.js';
import { WalletsRepository } from './wallets.repository.js';
import { paymentsEntities } from './payments.entities.js';

const provider = {
  provide: PaymentProvider,
  inject: [CONFIG],
  useFactory: ({ payments: { mollieKey: key, mollieEndpoint: endpoint } }: Config) => new MollieProvider({ key, endpoint }),
};

@Global()
@Module({
  imports: [TypeOrmModule.forFeature(paymentsEntities)],
  providers: [WalletService, WalletsRepository, PaymentsData, provider],
  exports: [WalletService, PaymentProvider],
})
export class PaymentsModule {}
