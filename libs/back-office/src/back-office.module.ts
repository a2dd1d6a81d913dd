import { Module } from '@nestjs/common';
import { StaffModule } from '#auth';
import { DecisionMailsModule, StaffMailsModule } from '#notifications';
import { OperationsModule, StatusModule } from '#operations';
import { FiguresModule } from './figures/index.js';
import { officeProviders, officeServices } from './office.generated.js';
import { StaffCommands } from './staff-commands.js';
import { StaffReads } from './staff-reads.js';

@Module({
  imports: [OperationsModule, StatusModule, StaffModule, DecisionMailsModule, StaffMailsModule, FiguresModule],
  providers: [StaffCommands, StaffReads, ...officeProviders],
  exports: [...officeServices],
})
export class BackOfficeModule {}
