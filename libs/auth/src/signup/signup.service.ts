import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed, type MemberId, type SignupBody, type SignupCheckBody } from '#contracts';
import { Clock, Transactions, type Tx } from '#database';
import { PlacesService, termsVersionOf } from '#site';
import { AccountsRepository, AddressOwners, MemberLifecycle } from '../accounts/index.js';
import { ActivationService } from '../activation/index.js';
import { BannedAddresses, RefusalsRepository } from '../closures/index.js';
import { isCommonPassword, Passwords } from '../passwords/index.js';
import { foldedEmail, Limiter, networkOf } from '../limits/index.js';
import { Invitations } from '../invitations/index.js';
import { hidingLimits, inConstantTime } from '../constant-time.js';
import { SessionsService, type LoginSession } from '../sessions/index.js';
import { nameFault } from './name.policy.js';
import { maySignUp } from './signup.policy.js';
import { SignupSources } from './signup-sources.js';
import type { Caller, SiteFacts } from '../site-facts.js';

/** A new member with an open session, or, on a site that keeps quiet about accounts, only the word that a mail is on its way. */
export type SignupOutcome = { readonly memberId: MemberId; readonly session: LoginSession } | 'told-by-mail';

/** So long another date of birth makes nobody older. */
const REFUSED_DAYS = 30;

type Joining = { readonly passwordHash: string; readonly caller: Caller; readonly isInvited: boolean };

@Injectable()
export class SignupService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly places: PlacesService,
    private readonly limiter: Limiter,
    private readonly passwords: Passwords,
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsService,
    private readonly activation: ActivationService,
    private readonly owners: AddressOwners,
    private readonly lifecycle: MemberLifecycle,
    private readonly refusals: RefusalsRepository,
    private readonly bannedAddresses: BannedAddresses,
    private readonly invitations: Invitations,
    private readonly sources: SignupSources,
  ) {}

  /** Answers early whether the name may be one and the address is free, so that nobody fills in four steps for nothing. */
  async check(site: SiteFacts, { email, name }: SignupCheckBody, caller: Caller): Promise<void> {
    await this.limiter.take('signupCheck', caller.ip);
    const fault = name === undefined ? undefined : nameFault(name, { email, houseNames: [site.name] });
    if (fault) throw new AppError(fault, { fields: { name: fault } });
    if (!site.settings.reveal_account_existence) return;
    if (await this.transactions.read((tx) => this.accounts.isTaken(tx, site.communityId, email))) throw inUse();
  }

  /** Makes the account with everything that other modules keep of a member, opens a session and asks for the activation mail. */
  async signUp(site: SiteFacts, body: SignupBody, caller: Caller): Promise<SignupOutcome> {
    await this.limiter.take('newAddress', caller.ip);
    const isInvited = await this.isInvited(site, caller.invitation);
    await this.assertAcceptable(site, body, { caller, isInvited });
    const isQuiet = !site.settings.reveal_account_existence;
    return inConstantTime(isQuiet, async () => {
      const passwordHash = await this.passwords.hash(body.password);
      const join = () => this.transactions.run((tx) => this.join(tx, site, body, { passwordHash, caller, isInvited }));
      const outcome = await hidingLimits(isQuiet, 'told-by-mail', join);
      if (outcome !== 'taken') return outcome;
      if (!isQuiet) throw inUse();
      await this.owners.warn(site, body.email);
      return 'told-by-mail';
    });
  }

  /** Whether the visitor holds an invitation that still counts here. */
  async isInvited(site: Pick<SiteFacts, 'communityId'>, invitation: string | undefined): Promise<boolean> {
    if (!invitation) return false;
    return this.transactions.read((tx) => this.invitations.isLive(tx, invitation, site.communityId));
  }

  private async assertAcceptable(site: SiteFacts, body: SignupBody, { caller, isInvited }: Omit<Joining, 'passwordHash'>): Promise<void> {
    const town = await this.transactions.read((tx) => this.places.town(tx, body.town_id));
    if (!town || town.country !== body.country) throw new AppError('town_unknown', { fields: { town_id: 'town_unknown' } });
    const { min_age: minAge, signups } = site.settings;
    const tooYoung = new AppError('too_young', { fields: { date_of_birth: 'too_young' }, params: { min_age: minAge } });
    // Of the network too: a stranger who gives somebody else's address bars nobody but themselves.
    const who = [site.communityId, foldedEmail(body.email), networkOf(caller.ip)] as const;
    if (await this.transactions.read((tx) => this.refusals.isRemembered(tx, 'too-young', ...who))) throw tooYoung;

    const facts = {
      now: this.clock.now(),
      zone: town.zone,
      minAge,
      signups,
      isInvited,
      termsVersion: termsVersionOf(site),
      houseNames: [site.name],
    };
    const verdict = maySignUp(body, facts);
    // Another date of birth a minute later does not make anybody older.
    if (!verdict.allowed && verdict.details?.fields?.['date_of_birth'] === 'too_young')
      await this.transactions.run((tx) => this.refusals.remember(tx, REFUSED_DAYS, 'too-young', ...who));
    assertAllowed(verdict);
    const own = [body.name, body.email, body.email.slice(0, body.email.indexOf('@'))];
    if (await isCommonPassword(body.password, own)) throw new AppError('password_common', { fields: { password: 'password_common' } });
  }

  private async join(
    tx: Tx,
    site: SiteFacts,
    signup: SignupBody,
    { passwordHash, caller, isInvited }: Joining,
  ): Promise<SignupOutcome | 'taken'> {
    const { id: siteId, communityId } = site;
    const memberId = await this.accounts.insertOnce(tx, { siteId, communityId, passwordHash, signup });
    if (!memberId) return 'taken';
    // Banned, and erased since: an account that is still there is taken.
    if (await this.bannedAddresses.isBanned(tx, { communityId, email: signup.email })) throw new AppError('account_banned');
    // Two people with one invitation: the second is told, and nothing of theirs stays.
    if (isInvited && !(await this.invitations.spend(tx, caller.invitation ?? '', communityId, memberId)))
      throw new AppError('signups_closed');
    await this.sources.note(tx, memberId, caller.ip);
    await this.lifecycle.joined(tx, { memberId, communityId, siteId, signup, now: this.clock.now() });
    await this.activation.request(tx, memberId, signup.email);
    if (!site.settings.reveal_account_existence) return 'told-by-mail';
    return { memberId, session: await this.sessions.openAnew(tx, memberId, caller) };
  }
}

const inUse = (): AppError => new AppError('email_in_use', { fields: { email: 'email_in_use' } });
