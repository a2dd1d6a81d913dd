import { allowed, refused, type Verdict } from '#contracts';

export type LikeFacts = {
  readonly self: boolean;
  readonly mayBeSeen: boolean;
  readonly fictional: boolean;
  readonly confirmed: boolean;
  /** The giver is a fictional profile: no such profile likes anybody, whoever holds its session. */
  readonly byFictional: boolean;
};

/** Whether a member may give a like. Nobody is told more about a hidden member than that there is none. */
export function mayLike({ self, mayBeSeen, fictional, confirmed, byFictional }: LikeFacts): Verdict {
  if (self) return refused('like_self');
  if (!mayBeSeen) return refused('member_not_found');
  if (byFictional) return refused('forbidden');
  if (!confirmed) return refused('not_confirmed');
  if (fictional) return refused('like_fictional');
  return allowed;
}
