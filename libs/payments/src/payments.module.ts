import { Global, Module } from '@nestjs/common';
import { PaymentsData } from './payments.data.js';
import { WalletService } from './wallet.service.js';

@Global()
@Module({ providers: [WalletService, PaymentsData], exports: [WalletService] })
export class PaymentsModule {}
