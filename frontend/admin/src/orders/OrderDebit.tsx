import { debitLines } from '../direct-debits/debit-lines';
import { directDebitWords } from '../direct-debits/direct-debit-words';
import { RecordLink } from '../direct-debits/RecordLink';
import { Facts } from '../ui/Facts';
import { Section } from '../ui/Section';
import type { OrderProps } from './order-props';

const text = directDebitWords.debit;

/** How the money of an order is collected, where it is paid by direct debit. */
export const OrderDebit = ({ record: { debit } }: OrderProps) =>
  debit === null ? null : (
    <Section title={text.title}>
      <Facts rows={debitLines(debit)} />
      <div>
        <RecordLink resource="debits" id={debit.id}>
          {text.page}
        </RecordLink>
      </div>
    </Section>
  );
