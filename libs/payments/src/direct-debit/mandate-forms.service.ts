import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import type { DebitForm } from '#contracts';
import type { Tx } from '#database';
import { openForm } from './debit-keys.js';
import { MandatesRepository } from './mandates.repository.js';

/** What a member filled in, and the network address from which the mandate was given. */
export interface OpenedForm extends DebitForm {
  readonly network: string | null;
}

/** Opens the form behind a mandate, for staff. Whoever calls this writes down who looked and why, in the same transaction. */
@Injectable()
export class MandateForms {
  constructor(
    private readonly mandates: MandatesRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Null where there is no such mandate. */
  async open(tx: Tx, mandateId: string): Promise<OpenedForm | null> {
    const mandate = await this.mandates.find(tx, mandateId);
    if (!mandate) return null;
    const { iban, holder, street, house_number, zip, city, phone } = openForm(this.config.appSecret, mandate.reference, mandate.formSealed);
    return { iban, holder, street, house_number, zip, city, phone, network: mandate.signedNetwork };
  }
}
