import { Injectable } from '@nestjs/common';
import { AppError, type MemberId, type WithdrawalQuote } from '#contracts';
import { Transactions, type Tx } from '#database';
import { OrdersRepository } from '../orders/index.js';
import { WithdrawalQuotes } from './withdrawal-quotes.service.js';

const MOST = 20;

/** Orders that a member can still withdraw from: the way out is shown as long as it is open, and not longer. */
@Injectable()
export class OpenWithdrawals {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrdersRepository,
    private readonly quotes: WithdrawalQuotes,
  ) {}

  /** For every page of the member. */
  hasAny(tx: Tx, memberId: MemberId): Promise<boolean> {
    return this.orders.hasWithdrawable(tx, memberId);
  }

  /** With what each gives back now, the newest first. */
  async list(memberId: MemberId): Promise<WithdrawalQuote[]> {
    const ids = await this.transactions.read((tx) => this.orders.withdrawableOf(tx, memberId, MOST));
    const quotes: WithdrawalQuote[] = [];
    for (const id of ids) {
      const quote = await this.quote(memberId, id);
      if (quote) quotes.push(quote);
    }
    return quotes;
  }

  /** Null when it was withdrawn from, or its period ended, in this moment. */
  private async quote(memberId: MemberId, orderId: string): Promise<WithdrawalQuote | null> {
    try {
      return await this.quotes.quote({ memberId, key: null }, orderId);
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  }
}
