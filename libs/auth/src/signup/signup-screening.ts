import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed, type SignupBody } from '#contracts';
import { Clock, Transactions } from '#database';
import { PlacesService, termsVersionOf } from '#site';
import { RefusalsRepository } from '../closures/index.js';
import { foldedEmail, networkOf } from '../limits/index.js';
import { assertUncommon } from '../passwords/index.js';
import type { Caller, SiteFacts } from '../site-facts.js';
import { SignupChecks } from './signup-checks.js';
import { maySignUp } from './signup.policy.js';

/** So long another date of birth makes nobody older. */
const REFUSED_DAYS = 30;

/** Whether a sign-up may become an account. */
@Injectable()
export class SignupScreening {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly places: PlacesService,
    private readonly refusals: RefusalsRepository,
    private readonly checks: SignupChecks,
  ) {}

  /** Answers whether it rests on an invitation. Throws every fault of the form at once; whoever is too young is remembered. */
  async accept(site: SiteFacts, body: SignupBody, caller: Caller): Promise<{ readonly isInvited: boolean }> {
    const isInvited = await this.checks.isInvited(site, caller.invitation);
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
    await assertUncommon(body.password, body);
    return { isInvited };
  }
}
