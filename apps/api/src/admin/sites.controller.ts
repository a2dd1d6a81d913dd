import { Controller, Get, HttpStatus } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { SiteDetailsOfficeService, SitesOfficeService } from '#back-office';
import { officeSitesAnswer, officeSitesPath, type InputOf, type OfficeSitesAnswer, type SitePage } from '#contracts-admin';
import { Command } from './command.decorator.js';
import { ResourceOne } from './resource.decorator.js';
import { Staff, StaffOnly, type CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminSitesController {
  constructor(
    private readonly sites: SitesOfficeService,
    private readonly details: SiteDetailsOfficeService,
  ) {}

  @ResourceOne('sites')
  open(staff: CurrentStaff, id: string): Promise<SitePage> {
    return this.sites.open(staff, id);
  }

  @Get(officeSitesPath)
  @StaffOnly('site_names')
  @ApiResponse({ status: HttpStatus.OK, standardSchema: officeSitesAnswer })
  names(@Staff() staff: CurrentStaff): Promise<OfficeSitesAnswer> {
    return this.sites.names(staff);
  }

  @Command('change_settings')
  change(staff: CurrentStaff, id: string, input: InputOf<'change_settings'>): Promise<SitePage> {
    return this.sites.change(staff, id, input);
  }

  @Command('make_site')
  makeSite(staff: CurrentStaff, input: InputOf<'make_site'>): Promise<SitePage> {
    return this.details.make(staff, input);
  }

  @Command('change_site')
  changeSite(staff: CurrentStaff, id: string, input: InputOf<'change_site'>): Promise<SitePage> {
    return this.details.change(staff, id, input);
  }

  @Command('undo_settings')
  undo(staff: CurrentStaff, id: string, input: InputOf<'undo_settings'>): Promise<SitePage> {
    return this.sites.undo(staff, id, input);
  }
}
