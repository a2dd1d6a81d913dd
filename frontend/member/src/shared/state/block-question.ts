import type { MemberId } from '#contracts';
import { createQuestion } from './question';

/** Somebody whom the member wants to block, asked about in the one dialog that `features/blocking` shows. */
export interface BlockQuestion {
  readonly id: MemberId;
  readonly name: string;
  /** Then the question says so. */
  readonly fictional: boolean;
  /** Where to go afterwards, when the screen is about this person alone. */
  readonly leaveTo?: string;
}

export const [askToBlock, useBlockQuestion] = createQuestion<BlockQuestion>();
