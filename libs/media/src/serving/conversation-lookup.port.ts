import type { Tx } from '#database';

/**
 * Port: whether two members have written to each other. It lets a partner whose e-mail is not confirmed keep a face in a
 * thread that is open. Chats knows the answer and stands to the right of this module.
 */
export abstract class ConversationLookup {
  abstract know(tx: Tx, oneId: string, otherId: string): Promise<boolean>;
}
