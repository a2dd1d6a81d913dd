import { Injectable } from '@nestjs/common';
import { AllowanceService } from '#chats';
import type { MemberId, UserView } from '#contracts';
import type { Tx } from '#database';
import { WalletService } from '#payments';
import { VisibilityService } from '#visibility';

type Means = Pick<UserView, 'credits' | 'unit_price' | 'free_messages_left' | 'free_conversations_left' | 'paid_user'>;

/** What a member has to write with: credits, and what is free. */
@Injectable()
export class OwnMeansView {
  constructor(
    private readonly wallet: WalletService,
    private readonly allowances: AllowanceService,
    private readonly visibility: VisibilityService,
  ) {}

  async of(tx: Tx, memberId: MemberId, freeConversations: number): Promise<Means> {
    const [credits, unitPrice, allowance, standing] = await Promise.all([
      this.wallet.balance(tx, memberId),
      this.wallet.nextPrice(tx, memberId),
      this.allowances.of(tx, memberId),
      this.visibility.standingOf(tx, memberId),
    ]);
    const paid = standing?.paid ?? false;
    return {
      credits,
      unit_price: unitPrice,
      free_messages_left: allowance.freeMessagesLeft,
      free_conversations_left: paid ? null : Math.max(0, freeConversations - allowance.started),
      paid_user: paid,
    };
  }
}
