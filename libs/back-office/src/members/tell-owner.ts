import type { AccountHelpService } from '#auth';
import type { AccountHelp, MemberId } from '#contracts';
import type { Tx } from '#database';

/** Whoever owns the account learns what was done in their name; of what was so before, nobody hears. Answers what the command came to. */
export async function tellOwner(accounts: AccountHelpService, tx: Tx, id: MemberId, help: AccountHelp, isChanged: boolean) {
  if (isChanged) await accounts.notifyOwner(tx, id, help);
  return { result: { done: true as const }, subjectId: id, isRepeat: !isChanged };
}
