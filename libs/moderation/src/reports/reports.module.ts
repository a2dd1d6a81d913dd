import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CasesModule } from '../cases/index.js';
import { EvidenceModule } from '../evidence/index.js';
import { ReportEntity } from './report.entity.js';
import { ReportableMembers } from './reportable-members.service.js';
import { ReportsRepository } from './reports.repository.js';
import { ReportsService } from './reports.service.js';

/** What members report of each other. */
@Module({
  imports: [TypeOrmModule.forFeature([ReportEntity]), CasesModule, EvidenceModule],
  providers: [ReportableMembers, ReportsRepository, ReportsService],
  exports: [ReportsRepository, ReportsService],
})
export class ReportsModule {}
