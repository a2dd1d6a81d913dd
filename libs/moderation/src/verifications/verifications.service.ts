import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed, verificationConsentVersion, type MemberId, type VerificationView } from '#contracts';
import { Transactions } from '#database';
import { Selfies, type PhotoSource } from '#media';
import { Candidates } from './candidates.service.js';
import { VerificationDrops } from './verification-drops.service.js';
import { mayBegin, maySend, nextPose } from './verifications.policy.js';
import { VerificationsRepository } from './verifications.repository.js';

const FINE = 1_000_000;

/** How members show that they are who their photos show: a selfie with a pose that the server picks, seen by a moderator and by nobody else. */
@Injectable()
export class VerificationsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly verifications: VerificationsRepository,
    private readonly candidates: Candidates,
    private readonly selfies: Selfies,
    private readonly drops: VerificationDrops,
  ) {}

  read(memberId: MemberId): Promise<VerificationView> {
    return this.transactions.read((tx) => this.candidates.view(tx, memberId));
  }

  /** Asks for a pose; the one that was asked for before stays while its time lasts. */
  begin(memberId: MemberId): Promise<VerificationView> {
    return this.transactions.run(async (tx) => {
      await this.verifications.lockMember(tx, memberId);
      const candidate = await this.candidates.find(tx, memberId);
      assertAllowed(mayBegin(candidate));
      const { newest } = candidate;
      if (newest?.state !== 'asked' || !newest.poseOpen) {
        await this.verifications.removeAsked(tx, memberId);
        await this.verifications.ask(tx, memberId, nextPose(newest?.pose, randomInt(FINE) / FINE));
      }
      return this.candidates.view(tx, memberId);
    });
  }

  /** Throws what would refuse a selfie: asked before ten megabytes are read for nothing. */
  assertOpen(memberId: MemberId): Promise<void> {
    return this.transactions.read(async (tx) => assertAllowed(maySend(await this.candidates.find(tx, memberId))));
  }

  /** Takes the selfie in; `consent` is the version of the words that the member agreed to. Throws the `photo_…` refusals. */
  async send(memberId: MemberId, source: PhotoSource, consent: number): Promise<VerificationView> {
    if (consent !== verificationConsentVersion) throw new AppError('consent_required', { fields: { consent: 'consent_required' } });
    // Asked before the work as well; what counts is the answer under the lock.
    await this.assertOpen(memberId);
    const selfie = await this.selfies.store(source);
    try {
      return await this.transactions.run(async (tx) => {
        await this.verifications.lockMember(tx, memberId);
        assertAllowed(maySend(await this.candidates.find(tx, memberId)));
        await this.verifications.send(tx, memberId, selfie, consent);
        await this.selfies.claim(tx, selfie);
        return this.candidates.view(tx, memberId);
      });
    } catch (error) {
      await this.selfies.discard([selfie]);
      throw error;
    }
  }

  /** Takes the consent back: what waits is ended, and its selfie gone. A repeat changes nothing. */
  withdraw(memberId: MemberId): Promise<VerificationView> {
    return this.transactions.run(async (tx) => {
      await this.verifications.lockMember(tx, memberId);
      await this.verifications.removeAsked(tx, memberId);
      await this.drops.drop(tx, memberId);
      return this.candidates.view(tx, memberId);
    });
  }
}
