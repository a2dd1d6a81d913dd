import { Global, Module } from '@nestjs/common';
import { MemberData } from './member-data.js';
import { MemberRowsRepository } from './member-rows.repository.js';
import { TechnicalData } from './technical-data.js';

@Global()
@Module({ providers: [MemberData, MemberRowsRepository, TechnicalData], exports: [MemberData] })
export class MemberDataModule {}
