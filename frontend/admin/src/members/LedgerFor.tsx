import type { LedgerLine } from '#contracts-admin';
import { OrderLink } from '../orders/OrderLink';
import { wordFor } from '../ui/format';
import { words } from '../words';
import { ledgerWords, sentWords } from './ledger-words';
import { MemberLink } from './MemberLink';

/** What a line was for: an order, or something to another person. What was written is never here. */
export function LedgerFor({ line: { kind, amount, about, with: other } }: { readonly line: LedgerLine }) {
  const name = wordFor(words.member.money.kinds, kind);
  if (about?.kind === 'order')
    return (
      <>
        {`${name}, `}
        <OrderLink id={about.id}>{ledgerWords.order}</OrderLink>
      </>
    );
  if (!about || !other) return <>{name}</>;
  const { sent, back } = sentWords[about.kind];
  return (
    <>
      {`${amount < 0 ? sent : back} `}
      <MemberLink member={other} />
    </>
  );
}
