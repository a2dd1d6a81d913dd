import { Controller } from '@nestjs/common';
import { IncidentsOfficeService } from '#back-office';
import type { IncidentAnswer, InputOf } from '#contracts-admin';
import { Command } from './command.decorator.js';
import type { CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminIncidentsController {
  constructor(private readonly incidents: IncidentsOfficeService) {}

  @Command('write_incident')
  write(staff: CurrentStaff, input: InputOf<'write_incident'>): Promise<IncidentAnswer> {
    return this.incidents.write(staff, input);
  }

  @Command('change_incident')
  change(staff: CurrentStaff, id: string, input: InputOf<'change_incident'>): Promise<IncidentAnswer> {
    return this.incidents.change(staff, id, input);
  }
}
