import { Inject, Injectable } from '@nestjs/common';
import { Audit } from '#audit';
import { CONFIG, sealedBox, type Config } from '#config';
import { AppError } from '#contracts';
import { signInMinutes, type SignInRefusal, type StaffRole } from '#contracts-admin';
import { Transactions, type Tx } from '#database';
import { Limiter } from '../../limits/index.js';
import { StaffProof } from '../staff-proof.js';
import { sealWish } from '../staff-seal.js';
import { StaffSessions } from '../staff-sessions.js';
import { StaffRepository } from '../staff.repository.js';
import { leftOf, readClaims } from './claims.policy.js';
import { IdentitiesRepository, type Named, type Person } from './identities.repository.js';
import { IssuerAway, NotSignedIn, StaffIssuer, type Started } from './issuer.js';

const MINUTE_MS = 60_000;

/** How a sign-in came out; `cookie` is what the browser keeps. */
export type SignInOutcome =
  | { readonly kind: 'in'; readonly cookie: string }
  | { readonly kind: 'code'; readonly cookie: string }
  | { readonly kind: 'refused'; readonly why: SignInRefusal };
type Caller = { readonly ip: string; readonly userAgent?: string | undefined };
/** Somebody whom the service named, and who may come in. */
type Guest = { readonly staffId: string; readonly person: Person; readonly onlyRoles: readonly StaffRole[] | null };

/** What the browser keeps, by the step that asks for it. */
type Kept = { readonly flow: Started; readonly pending: Guest };

/**
 * How staff come in by the sign-in service: a person there is one of ours from the first sign-in on, found by the address to which an owner's
 * invitation went; the service takes roles away and gives none; and two factors are shown, there or here. The browser keeps what the answer
 * is compared with, sealed, so that nobody ends a sign-in that another browser began.
 */
@Injectable()
export class StaffSignIn {
  constructor(
    private readonly transactions: Transactions,
    private readonly issuer: StaffIssuer,
    private readonly identities: IdentitiesRepository,
    private readonly staff: StaffRepository,
    private readonly sessions: StaffSessions,
    private readonly proof: StaffProof,
    private readonly limiter: Limiter,
    private readonly audit: Audit,
    @Inject(CONFIG) private readonly config: Pick<Config, 'appSecret'>,
  ) {}

  /** What the login calls the service; null when there is none. */
  get name(): string | null {
    return this.issuer.rules?.name ?? null;
  }

  /** Where the browser goes, and what it keeps until the answer. Throws `not_found` where there is no service, `sign_in_away` while it is away. */
  async begin(ip: string): Promise<{ readonly url: string; readonly cookie: string }> {
    if (!this.issuer.rules) throw new AppError('not_found');
    await this.limiter.take('login', ip);
    try {
      const { url, started } = await this.issuer.begin();
      return { url, cookie: this.seal('flow', started) };
    } catch (error) {
      if (error instanceof IssuerAway) throw new AppError('sign_in_away');
      throw error;
    }
  }

  /** `cookie` is what the browser kept, `query` what the service sent with it. */
  async answer(query: string, cookie: string | undefined, caller: Caller): Promise<SignInOutcome> {
    const rules = this.issuer.rules;
    const started = this.open('flow', cookie);
    if (!rules || !started) return { kind: 'refused', why: 'failed' };
    try {
      await this.limiter.take('login', caller.ip);
      const said = readClaims(await this.issuer.answer(query, started), rules);
      const person = { issuer: rules.issuer, subject: said.subject, email: said.email };
      const named = await this.transactions.read((tx) => this.identities.find(tx, person));
      const why = refusalOf(named, said.onlyRoles, said.hasSecondFactor);
      if (!named || why) return await this.refused(named, why ?? 'unknown', caller.ip);
      const guest = { staffId: named.id, person, onlyRoles: said.onlyRoles ?? null };
      if (!said.hasSecondFactor) return { kind: 'code', cookie: this.seal('pending', guest) };
      const token = await this.transactions.run(async (tx) => {
        // Nobody ends or changes the account before the session is there.
        if (!(await this.staff.lockCredentials(tx, guest.staffId))) return undefined;
        return this.enter(tx, guest, caller);
      });
      return token ? { kind: 'in', cookie: token } : await this.refused(named, 'unknown', caller.ip);
    } catch (error) {
      if (error instanceof IssuerAway) return { kind: 'refused', why: 'away' };
      if (error instanceof NotSignedIn) return { kind: 'refused', why: error.isCancelled ? 'cancelled' : 'failed' };
      if (error instanceof AppError) return { kind: 'refused', why: 'later' };
      throw error;
    }
  }

  /** The second factor of whoever showed none there. Answers the value of the session cookie. */
  async code(code: string, cookie: string | undefined, caller: Caller): Promise<string> {
    const guest = this.open('pending', cookie);
    if (!guest) throw new AppError('link_invalid');
    const refused = { act: 'staff.login_refused', code: 'totp_wrong', facts: { by: 'service' } } as const;
    return this.proof.proveCode(guest.staffId, code, caller.ip, refused, async (tx) => {
      const token = await this.enter(tx, guest, caller);
      if (token === undefined) throw new AppError('link_invalid');
      return token;
    });
  }

  /** Undefined when somebody else has the account or the person by now. The account is locked. */
  private async enter(tx: Tx, { staffId, person, onlyRoles }: Guest, { ip, userAgent = '' }: Caller): Promise<string | undefined> {
    const named = await this.identities.find(tx, person);
    if (named?.id !== staffId) return undefined;
    if (!named.isBound && !(await this.bind(tx, staffId, person, ip))) return undefined;
    const { token } = await this.sessions.open(tx, staffId, { recovered: false, onlyRoles, ip, userAgent });
    await this.audit.record(tx, { staffId, act: 'staff.logged_in_by_service', ...(onlyRoles && { facts: { only_roles: onlyRoles } }), ip });
    return token;
  }

  private bind(tx: Tx, person: string, { issuer, subject }: Person, ip: string): Promise<boolean> {
    return this.identities.bind(tx, sealWish(this.config.appSecret, 'bind_staff_identity', { person, issuer, subject, ip }));
  }

  private async refused(named: Named | undefined, why: SignInRefusal, ip: string): Promise<SignInOutcome> {
    await this.audit.note({ staffId: named?.id ?? null, act: 'staff.sign_in_refused', facts: { why }, ip });
    return { kind: 'refused', why };
  }

  private seal(step: keyof typeof signInMinutes, kept: object): string {
    const until = Date.now() + signInMinutes[step] * MINUTE_MS;
    return sealedBox(this.config.appSecret, 'staff-sign-in')
      .seal(JSON.stringify({ ...kept, until }), step)
      .toString('base64url');
  }

  /** Undefined when it was not sealed here for this step, or is too old. */
  private open<Step extends keyof Kept>(step: Step, cookie: string | undefined): Kept[Step] | undefined {
    if (cookie === undefined) return undefined;
    try {
      const text = sealedBox(this.config.appSecret, 'staff-sign-in').open(Buffer.from(cookie, 'base64url'), step);
      const kept = JSON.parse(text) as Kept[Step] & { readonly until: number };
      return kept.until > Date.now() ? kept : undefined;
    } catch {
      return undefined;
    }
  }
}

/** Why somebody whom the service named does not come in; undefined when they do, perhaps with a code. */
function refusalOf(named: Named | undefined, onlyRoles: readonly StaffRole[] | undefined, isProven: boolean): SignInRefusal | undefined {
  if (!named) return 'unknown';
  if (leftOf(named.roles, onlyRoles).length === 0) return 'no_role';
  return isProven || named.hasDevice ? undefined : 'no_device';
}
