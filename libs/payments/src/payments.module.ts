import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BuyersRepository } from './buyers.repository.js';
import { DiscountsRepository } from './discounts.repository.js';
import { DiscountsService } from './discounts.service.js';
import { PaymentsData } from './payments.data.js';
import { WalletService } from './wallet.service.js';
import { WalletsRepository } from './wallets.repository.js';
import { paymentsEntities } from './payments.entities.js';
import { WelcomeDiscountService } from './welcome-discount.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature(paymentsEntities)],
  providers: [WalletService, WalletsRepository, PaymentsData, BuyersRepository, DiscountsRepository, DiscountsService, WelcomeDiscountService],
  exports: [WalletService, DiscountsService, WelcomeDiscountService],
})
export class PaymentsModule {}
