import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import type { Claim } from '#events';
import { PreparingService } from '#exports';
import { ChildMaterialService } from '#moderation';
import { done, Handles, skipped, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class WithdrawExportsHandler {
  constructor(
    private readonly transactions: Transactions,
    private readonly materials: ChildMaterialService,
    private readonly preparing: PreparingService,
  ) {}

  /** Child material was found: copies of data that may hold it are nobody's any more. */
  @Handles('export.withdraw')
  async withdraw({ materialId }: PayloadOf<'export.withdraw'>, claim: Claim): Promise<JobOutcome> {
    const members = await this.transactions.read((tx) => this.materials.reached(tx, materialId));
    return (await this.preparing.withdraw(claim, members)) > 0 ? done : skipped('nobody had a copy');
  }
}
