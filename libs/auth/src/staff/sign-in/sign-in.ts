import { Injectable } from '@nestjs/common';
import { AppError } from '#contracts';
import type { SignInRefusal, StaffRole } from '#contracts-admin';
import { Limiter } from '../../limits/index.js';
import { StaffProof } from '../staff-proof.js';
import { leftOf, readClaims } from './claims.policy.js';
import { Guests, type Caller } from './guests.js';
import type { Named } from './identities.repository.js';
import { IssuerAway, NotSignedIn, StaffIssuer } from './issuer.js';
import { SignInCookies } from './sign-in-cookies.js';

/** How a sign-in came out; `cookie` is what the browser keeps. */
export type SignInOutcome =
  | { readonly kind: 'in'; readonly cookie: string }
  | { readonly kind: 'code'; readonly cookie: string }
  | { readonly kind: 'refused'; readonly why: SignInRefusal };

/** How staff come in by the sign-in service: it takes roles away and gives none, and two factors are shown, there or here. */
@Injectable()
export class StaffSignIn {
  constructor(
    private readonly issuer: StaffIssuer,
    private readonly guests: Guests,
    private readonly cookies: SignInCookies,
    private readonly proof: StaffProof,
    private readonly limiter: Limiter,
  ) {}

  /** What the login calls the service; null when there is none. */
  get name(): string | null {
    return this.issuer.rules?.name ?? null;
  }

  /** Where the browser goes, and what it keeps until the answer. Throws `not_found` where there is no service, `sign_in_away` while it is away. */
  async begin(ip: string): Promise<{ readonly url: string; readonly cookie: string }> {
    if (!this.issuer.rules) throw new AppError('not_found');
    await this.limiter.consume('login', ip);
    try {
      const { url, started } = await this.issuer.begin();
      return { url, cookie: this.cookies.seal('flow', started) };
    } catch (error) {
      if (error instanceof IssuerAway) throw new AppError('sign_in_away');
      throw error;
    }
  }

  /** `cookie` is what the browser kept, `query` what the service sent with it. */
  async answer(query: string, cookie: string | undefined, caller: Caller): Promise<SignInOutcome> {
    const rules = this.issuer.rules;
    const started = this.cookies.open('flow', cookie);
    if (!rules || !started) return { kind: 'refused', why: 'failed' };
    try {
      await this.limiter.consume('login', caller.ip);
      const said = readClaims(await this.issuer.answer(query, started), rules);
      const person = { issuer: rules.issuer, subject: said.subject, email: said.email };
      const named = await this.guests.find(person);
      const why = refusalOf(named, said.onlyRoles, said.hasSecondFactor);
      if (!named || why) return await this.refused(named, why ?? 'unknown', caller.ip);
      const guest = { staffId: named.id, person, onlyRoles: said.onlyRoles ?? null };
      if (!said.hasSecondFactor) return { kind: 'code', cookie: this.cookies.seal('pending', guest) };
      const token = await this.guests.enter(guest, caller);
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
    const guest = this.cookies.open('pending', cookie);
    if (!guest) throw new AppError('link_invalid');
    const refused = { act: 'staff.login_refused', code: 'totp_wrong', facts: { by: 'service' } } as const;
    return this.proof.proveCode(guest.staffId, code, caller.ip, refused, async (tx) => {
      const token = await this.guests.enterLocked(tx, guest, caller);
      if (token === undefined) throw new AppError('link_invalid');
      return token;
    });
  }

  private async refused(named: Named | undefined, why: SignInRefusal, ip: string): Promise<SignInOutcome> {
    await this.guests.noteRefusal(named, why, ip);
    return { kind: 'refused', why };
  }
}

/** Why somebody whom the service named does not come in; undefined when they do, perhaps with a code. */
function refusalOf(named: Named | undefined, onlyRoles: readonly StaffRole[] | undefined, isProven: boolean): SignInRefusal | undefined {
  if (!named) return 'unknown';
  if (leftOf(named.roles, onlyRoles).length === 0) return 'no_role';
  return isProven || named.hasDevice ? undefined : 'no_device';
}
