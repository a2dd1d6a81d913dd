import { Injectable } from '@nestjs/common';
import { ImportedAccounts } from '#auth';
import { AllowanceService } from '#chats';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { OpeningBalances } from '#payments';
import { ImportedProfiles } from '#profiles';
import { Listings } from '#search';
import type { Site } from '#site';
import { ImportedMembers } from '#visibility';
import type { Newcomer } from './judged-line.js';

export type Arrival = {
  readonly memberId: MemberId;
  readonly line: number;
  readonly newcomer: Newcomer;
  readonly passwordHash: string;
};

/** Makes members of newcomers, module by module, in one transaction: either everything of a member exists, or nothing. No event is told. */
@Injectable()
export class Arrivals {
  constructor(
    private readonly accounts: ImportedAccounts,
    private readonly profiles: ImportedProfiles,
    private readonly standings: ImportedMembers,
    private readonly openings: OpeningBalances,
    private readonly allowances: AllowanceService,
    private readonly listings: Listings,
  ) {}

  /** Answers those who are there now; nobody is whose address was taken since it was asked for. */
  async welcome(tx: Tx, runId: string, site: Site, arrivals: readonly Arrival[]): Promise<readonly Arrival[]> {
    const made = await this.accounts.insertAll(tx, site, arrivals.map(toAccount));
    const there = arrivals.filter(({ memberId }) => made.has(memberId));
    if (there.length === 0) return there;
    const members = there.map(({ memberId }) => memberId);
    await this.openings.openAll(
      tx,
      runId,
      there.map(({ memberId, newcomer: { credits, premium } }) => ({ memberId, credits, premium })),
    );
    await this.allowances.grantAll(tx, site.id, members);
    // Triggers list whoever has a standing: the profile first, so that they find nobody, and all are listed at once.
    await this.profiles.insertAll(tx, site, there.map(toProfile));
    await this.standings.insertAll(tx, site.communityId, there.map(toStanding));
    await this.listings.refresh(tx, members);
    return there;
  }
}

const toAccount = ({ memberId, newcomer, passwordHash }: Arrival) => ({
  memberId,
  email: newcomer.email,
  passwordHash,
  language: newcomer.language,
  joinedAt: newcomer.joinedAt,
  confirmedAt: newcomer.confirmedAt,
  termsVersion: newcomer.terms.version,
  termsAcceptedAt: newcomer.terms.acceptedAt,
  wantsMails: newcomer.wantsMails,
});

const toProfile = ({ memberId, newcomer }: Arrival) => ({
  memberId,
  name: newcomer.name,
  gender: newcomer.gender,
  soughtSex: newcomer.soughtSex,
  birthDate: newcomer.birthDate,
  country: newcomer.town.country,
  region: newcomer.town.region,
  townId: newcomer.town.id,
  town: newcomer.town.name,
  zone: newcomer.town.zone,
  about: newcomer.about,
  sexualityConsentAt: newcomer.sexualityConsentAt,
  intimateConsentAt: newcomer.intimateConsentAt,
});

const toStanding = ({ memberId, newcomer }: Arrival) => ({
  memberId,
  confirmed: newcomer.confirmedAt !== null,
  paid: newcomer.premium,
  joinedAt: newcomer.joinedAt,
  lastActiveAt: newcomer.lastActiveAt,
});
