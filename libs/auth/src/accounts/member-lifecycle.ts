import { Injectable } from '@nestjs/common';
import type { MemberId, SignupBody } from '#contracts';
import type { Tx } from '#database';

/** A member who is joining: the account row is there, nothing else is yet. */
export type Joined = {
  readonly memberId: MemberId;
  readonly communityId: string;
  readonly siteId: string;
  readonly signup: SignupBody;
  readonly now: Date;
};
export type JoinHook = (tx: Tx, joined: Joined) => Promise<void>;
export type AvailabilityHook = (tx: Tx, memberId: string) => Promise<void>;

/** What other modules do when a member joins or leaves, in the same transaction: either everything of a member exists, or nothing. */
@Injectable()
export class MemberLifecycle {
  private readonly joinHooks: JoinHook[] = [];
  private readonly availabilityHooks: AvailabilityHook[] = [];

  /** Called in `onModuleInit`. Hooks run one after the other, in the order of the modules; a throw undoes the sign-up. */
  onJoin(hook: JoinHook): void {
    this.joinHooks.push(hook);
  }

  /** For what others have to hear when a member deletes the account, pauses, or is back. What is erased stands in the `….data.ts` of the room. */
  onAvailabilityChange(hook: AvailabilityHook): void {
    this.availabilityHooks.push(hook);
  }

  async availabilityChanged(tx: Tx, memberId: string): Promise<void> {
    for (const hook of this.availabilityHooks) await hook(tx, memberId);
  }

  async joined(tx: Tx, joined: Joined): Promise<void> {
    for (const hook of this.joinHooks) await hook(tx, joined);
  }
}
