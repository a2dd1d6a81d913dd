import { Global, Module } from '@nestjs/common';
import { ExportsData } from './exports.data.js';
import { ExportsRepository } from './exports.repository.js';
import { ExportsService } from './exports.service.js';
import { PreparingService } from './preparing.service.js';

@Global()
@Module({
  providers: [ExportsService, PreparingService, ExportsRepository, ExportsData],
  exports: [ExportsService, PreparingService],
})
export class ExportsModule {}
