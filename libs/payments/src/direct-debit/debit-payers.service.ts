import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { AppError, type DebitForm, type DebitRequestBody } from '#contracts';
import type { Tx } from '#database';
import type { Company } from '#site';
import { endOf } from '../bank-accounts/index.js';
import type { Buyer } from '../orders/index.js';
import type { DebitBuyer } from './debit-buyers.service.js';
import { ibanKeyOf, newReference, openForm, phoneKeyOf } from './debit-keys.js';
import type { NewRequest } from './debit-requests.repository.js';
import { isDebitIban } from './iban.policy.js';
import { mandateStateOf } from './mandate.policy.js';
import { MandatesRepository } from './mandates.repository.js';
import { readMobile, type Mobile } from './phone.policy.js';

/** The account that is to pay, and the phone to which the code goes. */
type Payer = Pick<
  NewRequest,
  'mandateId' | 'reference' | 'creditorId' | 'creditorName' | 'ibanHmac' | 'phoneHmac' | 'ibanEndsIn' | 'phoneEndsIn'
> & {
  readonly form: DebitForm;
  readonly phone: Mobile;
};

/** Which account a member names: one that they fill in, or that of a mandate which they gave before. */
@Injectable()
export class DebitPayers {
  constructor(
    private readonly mandates: MandatesRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Throws what is wrong with the account or the phone; `mandate_not_found` and `mandate_over` of a mandate. */
  async of(tx: Tx, { buyer, site: { company } }: DebitBuyer, account: DebitRequestBody['account']): Promise<Payer> {
    if ('mandate_id' in account) return this.byMandate(tx, buyer, company, account.mandate_id);
    if (!isDebitIban(account.iban)) throw new AppError('iban_invalid', { fields: { iban: 'iban_invalid' } });
    const phone = mobileOf(account.phone, buyer.country);
    const form = { ...account, phone: phone.number };
    const { appSecret } = this.config;
    return {
      form,
      phone,
      mandateId: null,
      reference: newReference(),
      creditorId: company.creditorId ?? '',
      creditorName: company.name,
      ibanHmac: ibanKeyOf(appSecret, form.iban),
      phoneHmac: phoneKeyOf(appSecret, form.phone),
      ibanEndsIn: endOf(form.iban),
      phoneEndsIn: phone.endsIn,
    };
  }

  private async byMandate(tx: Tx, { id: memberId, now, country }: Buyer, { creditorId: collectsBy }: Company, mandateId: string) {
    const mandate = await this.mandates.findOwn(tx, memberId, mandateId);
    if (!mandate) throw new AppError('mandate_not_found');
    // One that was given to another company is none for this one.
    if (mandateStateOf(mandate, now) !== 'active' || mandate.creditorId !== collectsBy) throw new AppError('mandate_over');
    const { reference, creditorId, creditorName, ibanHmac, phoneHmac, ibanEndsIn, phoneEndsIn } = mandate;
    const form = openForm(this.config.appSecret, reference, mandate.formSealed);
    const phone = mobileOf(form.phone, country);
    return { form, phone, mandateId, reference, creditorId, creditorName, ibanHmac, phoneHmac, ibanEndsIn, phoneEndsIn };
  }
}

function mobileOf(typed: string, country: string): Mobile {
  const phone = readMobile(typed, country);
  if (typeof phone === 'string') throw new AppError(phone, { fields: { phone } });
  return phone;
}
