import type { DebitBlockRow } from '#contracts-admin';
import { directDebitWords } from './direct-debit-words';
import { RecordLink } from './RecordLink';

/** The debit whose return began a block. */
export const BlockedDebit = ({ block: { order_id } }: { readonly block: DebitBlockRow }) =>
  order_id === null ? null : (
    <RecordLink resource="debits" id={order_id}>
      {directDebitWords.debit.title}
    </RecordLink>
  );
