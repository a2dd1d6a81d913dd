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

  async insert(tx: Tx, scheme: NewVatScheme): Promise<string> {
    const { identifiers } = await tx.repository(VatSchemeEntity).insert({ ...scheme, madeAt: appNow });
    return identifiers[0]?.['id'] as string;
  }

  async withdraw(tx: Tx, id: string): Promise<void> {
    await tx.repository(VatSchemeEntity).update({ id }, { withdrawnAt: appNow });
  }
}
