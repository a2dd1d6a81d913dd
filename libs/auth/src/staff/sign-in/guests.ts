import { Inject, Injectable } from '@nestjs/common';
import { Audit } from '#audit';
import { CONFIG, type Config } from '#config';
import type { SignInRefusal, StaffRole } from '#contracts-admin';
import { Transactions, type Tx } from '#database';
import { sealWish } from '../staff-seal.js';
import { StaffRepository } from '../staff.repository.js';
import { StaffSessions } from '../staff-sessions.js';
import { IdentitiesRepository, type Named, type Person } from './identities.repository.js';

export type Caller = { readonly ip: string; readonly userAgent?: string | undefined };
/** Somebody whom the service named, and who may come in. */
export type Guest = { readonly staffId: string; readonly person: Person; readonly onlyRoles: readonly StaffRole[] | null };

/** Whom the sign-in service names: one of ours from the first sign-in on, found by the address to which an owner's invitation went. */
@Injectable()
export class Guests {
  constructor(
    private readonly transactions: Transactions,
    private readonly identities: IdentitiesRepository,
    private readonly staff: StaffRepository,
    private readonly sessions: StaffSessions,
    private readonly audit: Audit,
    @Inject(CONFIG) private readonly config: Pick<Config, 'appSecret'>,
  ) {}

  find(person: Person): Promise<Named | undefined> {
    return this.transactions.read((tx) => this.identities.find(tx, person));
  }

  /** Answers the value of the session cookie; undefined when somebody else has the account or the person by now. */
  enter(guest: Guest, caller: Caller): Promise<string | undefined> {
    return this.transactions.run(async (tx) => {
      // Nobody ends or changes the account before the session is there.
      if (!(await this.staff.lockCredentials(tx, guest.staffId))) return undefined;
      return this.enterLocked(tx, guest, caller);
    });
  }

  /** The same in a transaction that has locked the account. */
  async enterLocked(tx: Tx, { staffId, person, onlyRoles }: Guest, { ip, userAgent = '' }: Caller): Promise<string | undefined> {
    const named = await this.identities.find(tx, person);
    if (named?.id !== staffId) return undefined;
    if (!named.isBound && !(await this.bind(tx, staffId, person, ip))) return undefined;
    const { token } = await this.sessions.open(tx, staffId, { recovered: false, onlyRoles, ip, userAgent });
    await this.audit.record(tx, { staffId, act: 'staff.logged_in_by_service', ...(onlyRoles && { facts: { only_roles: onlyRoles } }), ip });
    return token;
  }

  async noteRefusal(named: Named | undefined, why: SignInRefusal, ip: string): Promise<void> {
    await this.audit.note({ staffId: named?.id ?? null, act: 'staff.sign_in_refused', facts: { why }, ip });
  }

  private bind(tx: Tx, person: string, { issuer, subject }: Person, ip: string): Promise<boolean> {
    return this.identities.bind(tx, sealWish(this.config.appSecret, 'bind_staff_identity', { person, issuer, subject, ip }));
  }
}
