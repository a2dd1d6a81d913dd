import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AbsentMembers } from './absent-members.js';
import { Arrivals } from './arrivals.service.js';
import { ImportCheck } from './check.service.js';
import { ImportedMembersRepository } from './imported-members.repository.js';
import { ImportsData } from './imports.data.js';
import { importsEntities } from './imports.entities.js';
import { ImportsService } from './imports.service.js';
import { LineFaultsRepository } from './line-faults.repository.js';
import { LineJudge } from './line-judge.js';
import { LotWriting } from './lot-writing.service.js';
import { PreparedLots } from './prepared-lots.js';
import { ReadingService } from './reading.service.js';
import { RunReports } from './run-reports.js';
import { RunSteps } from './run-steps.js';
import { RunsRepository } from './runs.repository.js';
import { UndoingService } from './undoing.service.js';
import { WritingService } from './writing.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature(importsEntities)],
  providers: [
    ImportsService,
    ImportCheck,
    LineJudge,
    LotWriting,
    PreparedLots,
    ReadingService,
    WritingService,
    UndoingService,
    AbsentMembers,
    Arrivals,
    RunReports,
    RunSteps,
    RunsRepository,
    ImportedMembersRepository,
    LineFaultsRepository,
    ImportsData,
  ],
  exports: [ImportsService, ImportCheck],
})
export class ImportsModule {}
