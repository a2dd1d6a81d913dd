import { Injectable } from '@nestjs/common';
import type { CompanyPage, InputOf } from '#contracts-admin';
import type { Tx } from '#database';
import { VatSchemesService } from '#payments';
import type { StaffActor } from '../staff-actor.js';
import { assertSteppedUp, StaffCommands } from '../staff-commands.js';
import { CompanyPages } from './company-pages.service.js';

/** How a company pays the VAT of a country, as the owner says. */
@Injectable()
export class VatSchemesOfficeService {
  constructor(
    private readonly commands: StaffCommands,
    private readonly pages: CompanyPages,
    private readonly schemes: VatSchemesService,
  ) {}

  async setScheme(actor: StaffActor, companyId: string, input: InputOf<'set_vat_scheme'>): Promise<CompanyPage> {
    const { version, country, kind, number, from: fromDay, reason } = input;
    const page = await this.commands.run('set_vat_scheme', actor, input, async (tx, proof) => {
      assertSteppedUp(proof);
      const wish = { companyId, version, country, kind, number, fromDay, staffId: actor.id, reason };
      const scheme = await this.schemes.set(tx, wish);
      return this.done(tx, companyId, { scheme, country, kind, number, from: fromDay });
    });
    return this.pages.withPapers(page);
  }

  async withdrawScheme(actor: StaffActor, scheme: string, input: InputOf<'withdraw_vat_scheme'>): Promise<CompanyPage> {
    const page = await this.commands.run('withdraw_vat_scheme', actor, input, async (tx, proof) => {
      assertSteppedUp(proof);
      const { companyId, isNew } = await this.schemes.withdraw(tx, scheme);
      return this.done(tx, companyId, { scheme }, !isNew);
    });
    return this.pages.withPapers(page);
  }

  private async done(tx: Tx, id: string, facts: Readonly<Record<string, unknown>>, isRepeat = false) {
    return { result: await this.pages.afterCommand(tx, id), subjectId: id, facts, isRepeat };
  }
}
