import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ExportArchive } from './export-archive.js';
import { ExportsData } from './exports.data.js';
import { ExportsRepository } from './exports.repository.js';
import { ExportsService } from './exports.service.js';
import { PreparingService } from './preparing.service.js';
import { exportsEntities } from './exports.entities.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature(exportsEntities)],
  providers: [ExportsService, PreparingService, ExportArchive, ExportsRepository, ExportsData],
  exports: [ExportsService, PreparingService],
})
export class ExportsModule {}
