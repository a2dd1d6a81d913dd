import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { AppError, type MemberId } from '#contracts';
import type { Tx } from '#database';
import type { Buyer } from '../orders/index.js';
import { openForm, sealForm } from './debit-keys.js';
import type { DebitRequest } from './debit-requests.repository.js';
import { mandateStateOf } from './mandate.policy.js';
import { MandatesRepository } from './mandates.repository.js';

/** The mandate behind an order: a new one is given with it, one that was given before is used once more. */
@Injectable()
export class MandateSigning {
  constructor(
    private readonly mandates: MandatesRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Of a request that names one: nobody revokes it until the transaction ends. Throws `mandate_over`. */
  async hold(tx: Tx, { id, now }: Buyer, { mandateId }: DebitRequest): Promise<void> {
    if (mandateId === null) return;
    const mandate = await this.mandates.lockOwn(tx, id, mandateId);
    if (!mandate || mandateStateOf(mandate, now) !== 'active') throw new AppError('mandate_over');
  }

  /** The member has pressed. Answers the id of the mandate. */
  async give(tx: Tx, memberId: MemberId, request: DebitRequest): Promise<string> {
    const id = request.mandateId ?? (await this.sign(tx, memberId, request));
    await this.mandates.use(tx, id);
    return id;
  }

  private async sign(tx: Tx, memberId: MemberId, request: DebitRequest): Promise<string> {
    const id = randomUUID();
    const { siteId, reference, creditorId, creditorName, ibanHmac, phoneHmac, ibanEndsIn, phoneEndsIn, locale, textVersion } = request;
    const { appSecret } = this.config;
    await this.mandates.insert(tx, {
      id,
      memberId,
      siteId,
      reference,
      creditorId,
      creditorName,
      formSealed: sealForm(appSecret, reference, openForm(appSecret, reference, request.formSealed)),
      ibanHmac,
      phoneHmac,
      ibanEndsIn,
      phoneEndsIn,
      locale,
      textVersion,
      signedNetwork: request.network,
    });
    return id;
  }
}
