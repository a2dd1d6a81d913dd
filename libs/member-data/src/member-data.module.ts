import { Global, Module } from '@nestjs/common';
import { ErasureList } from './erasure-list.js';
import { MemberData } from './member-data.js';
import { MemberRowsRepository } from './member-rows.repository.js';
import { TechnicalData } from './technical-data.js';

@Global()
@Module({ providers: [MemberData, ErasureList, MemberRowsRepository, TechnicalData], exports: [MemberData, ErasureList] })
export class MemberDataModule {}
