import { Injectable } from '@nestjs/common';
import type { ConsentKind } from '#contracts';
import type { Tx } from '#database';
import { ConsentsRepository, type GivenConsent } from './consents.repository.js';

/** The consents for special-category data. Each is kept with the version of its words and its time, by a trigger on the profile. */
@Injectable()
export class ConsentsService {
  constructor(private readonly consents: ConsentsRepository) {}

  given(tx: Tx, memberId: string): Promise<GivenConsent[]> {
    return this.consents.given(tx, memberId);
  }

  /** Takes a consent back and removes at once what rested on it. A repeat changes nothing. */
  withdraw(tx: Tx, memberId: string, kind: ConsentKind): Promise<void> {
    return kind === 'sexuality' ? this.consents.withdrawSexuality(tx, memberId) : this.consents.withdrawIntimate(tx, memberId);
  }
}
