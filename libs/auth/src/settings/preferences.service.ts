import { Injectable } from '@nestjs/common';
import type { DisplayPrefs, Locale } from '#contracts';
import { Transactions } from '#database';
import { AccountsRepository } from '../accounts/index.js';
import { SessionsService, type SessionMember } from '../sessions/index.js';

/** How a member wants to see the site, on every device. */
@Injectable()
export class PreferencesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsService,
  ) {}

  /** The interface language; mails follow it too. */
  async changeLanguage(me: SessionMember, language: Locale): Promise<void> {
    await this.transactions.run((tx) => this.accounts.changeLanguage(tx, me.id, language));
    this.sessions.forget(me.id);
  }

  async changeDisplay(me: SessionMember, display: DisplayPrefs): Promise<void> {
    await this.transactions.run((tx) => this.accounts.changeDisplay(tx, me.id, display));
  }
}
