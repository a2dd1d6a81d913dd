import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import type { Tx } from '#database';
import { DebitBlocksRepository, type DebitKey } from './debit-blocks.repository.js';
import { accountKeyOf } from './debit-keys.js';
import { DebitsRepository, type Debit } from './debits.repository.js';
import { MandatesRepository } from './mandates.repository.js';

/** By which a bank account and a phone are known (`debit-keys.ts`). */
export interface PayerKeys {
  readonly ibanHmac: Buffer;
  readonly phoneHmac: Buffer;
}

/** Who pays by direct debit no more: a debit of theirs came back. The account at the site, the bank account and the phone, each by itself. */
@Injectable()
export class DebitBlocks {
  constructor(
    private readonly blocks: DebitBlocksRepository,
    private readonly debits: DebitsRepository,
    private readonly mandates: MandatesRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  isBlocked(tx: Tx, memberId: string, payer: PayerKeys | null): Promise<boolean> {
    return this.blocks.isAny(tx, this.keysOf(memberId, payer));
  }

  /** The bank refused the debit, or gave it back. */
  async block(
    tx: Tx,
    { orderId, memberId, mandateId, reason }: Pick<Debit, 'orderId' | 'memberId' | 'mandateId' | 'reason'>,
  ): Promise<void> {
    const mandate = await this.mandates.find(tx, mandateId);
    await this.blocks.add(tx, this.keysOf(memberId, mandate), { memberId, orderId, reason: reason ?? 'returned' });
  }

  /** Its money came after all. What another debit of the member's is blocked for stays so. */
  async liftOf(tx: Tx, { orderId, memberId }: Pick<Debit, 'orderId' | 'memberId'>): Promise<void> {
    await this.blocks.liftOfOrder(tx, orderId);
    for (const other of await this.debits.returnedOf(tx, memberId)) if (other.orderId !== orderId) await this.block(tx, other);
  }

  /** One of the staff lifts a block. False when none stands. */
  lift(tx: Tx, id: string, { by, reason }: { readonly by: string; readonly reason: string }): Promise<boolean> {
    return this.blocks.lift(tx, id, by, reason);
  }

  private keysOf(memberId: string, payer: PayerKeys | null): DebitKey[] {
    const account: DebitKey = { kind: 'account', key: accountKeyOf(this.config.appSecret, memberId) };
    return payer ? [account, { kind: 'iban', key: payer.ibanHmac }, { kind: 'phone', key: payer.phoneHmac }] : [account];
  }
}
