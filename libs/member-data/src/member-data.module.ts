import { Global, Module } from '@nestjs/common';
import { MemberData } from './member-data.js';
import { TechnicalData } from './technical-data.js';

@Global()
@Module({ providers: [MemberData, TechnicalData], exports: [MemberData] })
export class MemberDataModule {}
