import { Controller } from '@nestjs/common';
import { CompaniesOfficeService, VatSchemesOfficeService } from '#back-office';
import type { CompanyPage, InputOf } from '#contracts-admin';
import { Command } from './command.decorator.js';
import { ResourceOne } from './resource.decorator.js';
import type { CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminCompaniesController {
  constructor(
    private readonly companies: CompaniesOfficeService,
    private readonly schemes: VatSchemesOfficeService,
  ) {}

  @ResourceOne('companies')
  open(staff: CurrentStaff, id: string): Promise<CompanyPage> {
    return this.companies.open(staff, id);
  }

  @Command('make_company')
  make(staff: CurrentStaff, input: InputOf<'make_company'>): Promise<CompanyPage> {
    return this.companies.make(staff, input);
  }

  @Command('change_company')
  change(staff: CurrentStaff, id: string, input: InputOf<'change_company'>): Promise<CompanyPage> {
    return this.companies.change(staff, id, input);
  }

  @Command('give_site')
  giveSite(staff: CurrentStaff, id: string, input: InputOf<'give_site'>): Promise<CompanyPage> {
    return this.companies.giveSite(staff, id, input);
  }

  @Command('set_vat_scheme')
  setScheme(staff: CurrentStaff, id: string, input: InputOf<'set_vat_scheme'>): Promise<CompanyPage> {
    return this.schemes.setScheme(staff, id, input);
  }

  @Command('withdraw_vat_scheme')
  withdrawScheme(staff: CurrentStaff, id: string, input: InputOf<'withdraw_vat_scheme'>): Promise<CompanyPage> {
    return this.schemes.withdrawScheme(staff, id, input);
  }
}
