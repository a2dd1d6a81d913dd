import { Injectable } from '@nestjs/common';
import type { MemberId, Money } from '#contracts';
import type { Tx } from '#database';
import type { MandatePaper } from './mandate-paper.js';

/** What a member is told before a debit is collected. */
export interface DebitAnnouncement {
  readonly memberId: MemberId;
  readonly orderId: string;
  readonly mandateId: string;
  readonly reference: string;
  readonly creditorId: string;
  readonly creditorName: string;
  readonly holder: string;
  readonly ibanEndsIn: string;
  readonly amount: Money;
  /** A date of the books. */
  readonly collectOn: string;
  readonly creditsAtOnce: number;
  readonly creditsLater: number;
}

export interface MandateFacts {
  readonly memberId: MemberId;
  readonly reference: string;
  readonly creditorId: string;
  readonly creditorName: string;
  readonly ibanEndsIn: string;
  readonly revokedAt: Date | null;
  readonly paper: MandatePaper;
}

/** What other modules, which tell members about their debits, may know of them. */
@Injectable()
export class DebitReader {
  /** Null when the order has no debit, or its mandate is erased. */
  async announcementOf(_tx: Tx, _orderId: string): Promise<DebitAnnouncement | null> {
    return null;
  }

  async mandateOf(_tx: Tx, _mandateId: string): Promise<MandateFacts | null> {
    return null;
  }
}
