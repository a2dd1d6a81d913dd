import { MemberLink } from '../members/MemberLink';
import { Facts } from '../ui/Facts';
import { asDate, asTime, wordFor } from '../ui/format';
import { asMoney } from '../ui/money';
import { Section } from '../ui/Section';
import { words } from '../words';
import type { OrderProps } from './order-props';
import { failures, orderStates, orderWords, payMethods } from './order-words';

const text = orderWords.facts;

/** Who bought what from whom, and where it stands. */
export function OrderFacts({ record }: OrderProps) {
  const { id, member, site, company, state, failure, method, granted, revoked, unused, provider, at, paid_at, withdraw_until } = record;
  return (
    <Section title={text.title}>
      <Facts
        rows={[
          [text.member, <MemberLink key="member" member={member} />],
          [text.site, site ?? words.unknown],
          [text.company, company],
          [text.state, orderStates[state]],
          ...(failure ? [[text.failure, wordFor(failures, failure)] as const] : []),
          [text.method, payMethods[method]],
          ...amountsOf(record),
          [text.granted, granted],
          [text.revoked, revoked],
          [text.unused, unused ?? text.erased],
          [text.ordered, asTime(at)],
          [text.paid, paid_at ? asTime(paid_at) : words.never],
          ...(withdraw_until ? [[text.withdraw, asDate(withdraw_until)] as const] : []),
          [text.provider, [provider.name, provider.id].filter(Boolean).join(', ')],
          [text.asks, provider.asks_at ? asTime(provider.asks_at) : words.never],
          [text.id, id],
        ]}
      />
    </Section>
  );
}

function amountsOf({ price, discount, amount, vat, refunded_minor, charged_back_minor, left_minor }: OrderProps['record']) {
  const money = (minor: number) => asMoney({ ...amount, minor });
  return [
    [text.price, asMoney(price)],
    ...(discount ? [[text.discount, text.discountBy(discount.code, money(discount.minor))] as const] : []),
    [text.amount, asMoney(amount)],
    [text.vat, text.vatOf(money(vat.minor), vat)],
    [text.refunded, money(refunded_minor)],
    [text.chargedBack, money(charged_back_minor)],
    [text.left, money(left_minor)],
  ] as const;
}
