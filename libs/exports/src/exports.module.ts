import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ExportArchive } from './export-archive.js';
import { ExportFetching } from './export-fetching.service.js';
import { ExportStates } from './export-states.service.js';
import { ExportsData } from './exports.data.js';
import { ExportsRepository } from './exports.repository.js';
import { ExportsService } from './exports.service.js';
import { PreparingService } from './preparing.service.js';
import { exportsEntities } from './exports.entities.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature(exportsEntities)],
  providers: [ExportFetching, ExportsService, ExportStates, PreparingService, ExportArchive, ExportsRepository, ExportsData],
  exports: [ExportFetching, ExportsService, PreparingService],
})
export class ExportsModule {}
