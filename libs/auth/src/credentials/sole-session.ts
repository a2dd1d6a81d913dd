import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { LoginTries } from '../login/index.js';
import { KnownDevices, SessionsService, type LoginSession } from '../sessions/index.js';
import type { Caller, SiteFacts } from '../site-facts.js';

/** For whoever has proven that the account is theirs: everybody else is out, no device is known any more, and no wrong password is held against them. */
@Injectable()
export class SoleSession {
  constructor(
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevices,
    private readonly tries: LoginTries,
  ) {}

  async open(
    tx: Tx,
    { memberId, email }: { readonly memberId: MemberId; readonly email: string },
    site: SiteFacts,
    caller: Caller,
  ): Promise<LoginSession> {
    await this.sessions.revokeAll(tx, memberId);
    await this.devices.forgetAll(tx, memberId);
    tx.afterCommit(() => this.tries.forget(site, email, caller));
    return this.sessions.openAnew(tx, memberId, caller);
  }
}
