import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaymentsData } from './payments.data.js';
import { WalletService } from './wallet.service.js';
import { WalletsRepository } from './wallets.repository.js';
import { paymentsEntities } from './payments.entities.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature(paymentsEntities)],
  providers: [WalletService, WalletsRepository, PaymentsData],
  exports: [WalletService],
})
export class PaymentsModule {}
