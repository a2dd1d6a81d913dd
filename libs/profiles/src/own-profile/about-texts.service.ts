import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { Outbox } from '#events';
import { Publisher } from '#realtime';
import { nextTexts } from './about-texts.policy.js';
import { OwnProfileRepository } from './own-profile.repository.js';
import { aboutChanged } from '../profiles.events.js';

/** What was taken away, and what others read from then on. */
export type RemovedAbout = { readonly about: string; readonly left: string };

/** The text about a member: as its owner writes it, and as a moderator lets it pass, takes it away or gives it back. */
@Injectable()
export class AboutTextsService {
  constructor(
    private readonly profiles: OwnProfileRepository,
    private readonly outbox: Outbox,
    private readonly publisher: Publisher,
  ) {}

  /** Where a moderator comes first, others go on reading what they read until now. */
  async write(tx: Tx, memberId: MemberId, about: string, isCheckedFirst: boolean): Promise<void> {
    const before = await this.profiles.lockAbout(tx, memberId);
    if (!before) return;
    const after = nextTexts(before, about, isCheckedFirst);
    await this.profiles.setAbout(tx, memberId, after, true);
    if (after.isNew) await this.outbox.tell(tx, aboutChanged, { memberId });
  }

  /** A moderator read this version, and nothing is wrong with it: others read it from now on. False when there is another one by now. */
  async approve(tx: Tx, memberId: MemberId, version: number): Promise<boolean> {
    const texts = await this.profiles.lockAbout(tx, memberId, version);
    if (!texts) return false;
    if (texts.waiting !== null) {
      await this.profiles.setAbout(tx, memberId, { shown: texts.waiting, waiting: null }, false);
      this.hint(tx, memberId);
    }
    return true;
  }

  /** Takes this version away: what waits, or what others read. Undefined when there is another one by now, or none. */
  async reject(tx: Tx, memberId: MemberId, version: number): Promise<RemovedAbout | undefined> {
    const texts = await this.profiles.lockAbout(tx, memberId, version);
    const about = texts?.waiting ?? texts?.shown;
    if (!texts || !about) return undefined;
    const left = texts.waiting === null ? '' : texts.shown;
    await this.profiles.setAbout(tx, memberId, { shown: left, waiting: null }, true);
    this.hint(tx, memberId);
    return { about, left };
  }

  /** Whether others read a text about the member. */
  isShown(tx: Tx, memberId: MemberId): Promise<boolean> {
    return this.profiles.isAboutShown(tx, memberId);
  }

  /** Takes away what others read; what waits for a moderator is looked at by itself. Undefined when there is nothing. */
  async remove(tx: Tx, memberId: MemberId): Promise<RemovedAbout | undefined> {
    const texts = await this.profiles.lockAbout(tx, memberId);
    if (!texts?.shown) return undefined;
    await this.profiles.setAbout(tx, memberId, { shown: '', waiting: texts.waiting }, texts.waiting === null);
    this.hint(tx, memberId);
    return { about: texts.shown, left: '' };
  }

  /** Gives the text back, unless the member wrote another one since. */
  async restore(tx: Tx, memberId: MemberId, { about, left }: RemovedAbout): Promise<void> {
    const texts = await this.profiles.lockAbout(tx, memberId);
    if (!texts || texts.shown !== left || texts.waiting !== null) return;
    await this.profiles.setAbout(tx, memberId, { shown: about, waiting: null }, false);
    this.hint(tx, memberId);
  }

  private hint(tx: Tx, memberId: MemberId): void {
    tx.afterCommit(() => this.publisher.toMember(memberId, 'account.changed', { v: 1 }));
  }
}
