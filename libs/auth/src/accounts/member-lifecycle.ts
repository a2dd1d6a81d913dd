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
export type ComeOrGoHook = (tx: Tx, memberId: string) => Promise<void>;

/** What other modules do when a member joins or leaves, in the same transaction: either everything of a member exists, or nothing. */
@Injectable()
export class MemberLifecycle {
  private readonly joinHooks: JoinHook[] = [];
  private readonly comeOrGoHooks: ComeOrGoHook[] = [];

  /** Called in `onModuleInit`. Hooks run one after the other, in the order of the modules; a throw undoes the sign-up. */
  onJoin(hook: JoinHook): void {
    this.joinHooks.push(hook);
  }

  /** For what others have to hear when a member deletes the account, pauses, or is back. What is erased stands in the `….data.ts` of the room. */
  onComeOrGo(hook: ComeOrGoHook): void {
    this.comeOrGoHooks.push(hook);
  }

  async cameOrWent(tx: Tx, memberId: string): Promise<void> {
    for (const hook of this.comeOrGoHooks) await hook(tx, memberId);
  }

  async joined(tx: Tx, joined: Joined): Promise<void> {
    for (const hook of this.joinHooks) await hook(tx, joined);
  }
}
