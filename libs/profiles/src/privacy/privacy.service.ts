import { Injectable } from '@nestjs/common';
import { privacySwitches, signsOfLife, type PrivacyAnswer, type PrivacySwitch } from '#contracts';
import { Transactions, type Tx } from '#database';
import { PhotoAccessService } from '#media';
import { PresenceService } from '#visibility';
import { PrivacyRepository } from './privacy.repository.js';

/** Where a switch rests: the module whose rule asks it. */
export type SwitchKeeper = {
  readonly read: (tx: Tx, memberId: string) => Promise<boolean>;
  readonly write: (tx: Tx, memberId: string, on: boolean) => Promise<void>;
};

/** The switches of a member's privacy, all in one place for the member, each kept by the module that obeys it. */
@Injectable()
export class PrivacyService {
  private readonly keepers = new Map<PrivacySwitch, SwitchKeeper>();

  constructor(
    private readonly transactions: Transactions,
    privacy: PrivacyRepository,
    photos: PhotoAccessService,
    presence: PresenceService,
  ) {
    this.keep('see_intimate_interests', {
      read: (tx, memberId) => privacy.seesIntimate(tx, memberId),
      write: (tx, memberId, on) => privacy.setSeesIntimate(tx, memberId, on),
    });
    this.keep('shown_to_visitors', {
      read: (tx, memberId) => privacy.isShownToVisitors(tx, memberId),
      write: (tx, memberId, on) => privacy.setShownToVisitors(tx, memberId, on),
    });
    this.keep('private_photos_by_permission', {
      read: (tx, memberId) => photos.byPermission(tx, memberId),
      write: (tx, memberId, on) => photos.setByPermission(tx, memberId, on),
    });
    for (const sign of signsOfLife) {
      this.keep(sign, {
        read: (tx, memberId) => presence.shows(tx, memberId, sign),
        write: (tx, memberId, on) => presence.setShows(tx, memberId, sign, on),
      });
    }
  }

  /** Called in `onModuleInit` by modules to the right that keep a switch of their own. */
  keep(name: PrivacySwitch, keeper: SwitchKeeper): void {
    this.keepers.set(name, keeper);
  }

  read(memberId: string): Promise<PrivacyAnswer> {
    return this.transactions.read((tx) => this.readIn(tx, memberId));
  }

  set(memberId: string, name: PrivacySwitch, on: boolean): Promise<PrivacyAnswer> {
    return this.transactions.run(async (tx) => {
      await this.keeper(name).write(tx, memberId, on);
      return this.readIn(tx, memberId);
    });
  }

  private async readIn(tx: Tx, memberId: string): Promise<PrivacyAnswer> {
    const entries = privacySwitches.map(async (name) => [name, await this.keeper(name).read(tx, memberId)] as const);
    return { privacy: Object.fromEntries(await Promise.all(entries)) as PrivacyAnswer['privacy'] };
  }

  private keeper(name: PrivacySwitch): SwitchKeeper {
    const keeper = this.keepers.get(name);
    if (!keeper) throw new Error(`nobody keeps the switch ${name}`);
    return keeper;
  }
}
