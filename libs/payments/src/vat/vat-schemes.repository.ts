import { Injectable } from '@nestjs/common';
import { appNow, type Tx } from '#database';
import { VatSchemeEntity } from './vat-scheme.entity.js';

export type VatSchemeRow = Readonly<VatSchemeEntity>;
export type NewVatScheme = Omit<VatSchemeRow, 'id' | 'madeAt' | 'withdrawnAt'>;

@Injectable()
export class VatSchemesRepository {
  ofCompany(tx: Tx, companyId: string): Promise<VatSchemeRow[]> {
    return tx.repository(VatSchemeEntity).find({ where: { companyId }, order: { country: 'ASC', fromDay: 'ASC', id: 'ASC' } });
  }

  find(tx: Tx, id: string): Promise<VatSchemeRow | null> {
    return tx.repository(VatSchemeEntity).findOneBy({ id });
  }

  /** Whether a company has papers of what was sold to a country before a day of the books. */
  async hasSoldBefore(tx: Tx, companyId: string, country: string, day: string): Promise<boolean> {
    const found = await tx.query(
      `select from payments.invoice where company_id = $1 and content->>'country' = $2 and content->>'paidOn' < $3 limit 1`,
      [companyId, country, day],
    );
    return found.length > 0;
  }

  async insert(tx: Tx, scheme: NewVatScheme): Promise<string> {
    const { identifiers } = await tx.repository(VatSchemeEntity).insert({ ...scheme, madeAt: appNow });
    return identifiers[0]?.['id'] as string;
  }

  async withdraw(tx: Tx, id: string): Promise<void> {
    await tx.repository(VatSchemeEntity).update({ id }, { withdrawnAt: appNow });
  }
}
