import { Module } from '@nestjs/common';
import { DiscountCodeController } from './discount-code.controller.js';

@Module({ controllers: [DiscountCodeController] })
export class PaymentsApiModule {}
