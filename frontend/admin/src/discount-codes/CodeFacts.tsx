import type { DiscountCodePage } from '#contracts-admin';
import { MemberLink } from '../members/MemberLink';
import { payMethods } from '../orders/order-words';
import { Facts } from '../ui/Facts';
import { asTime, countryName } from '../ui/format';
import { asMoney } from '../ui/money';
import { Section } from '../ui/Section';
import { words } from '../words';
import { mostUses } from './code-state';
import { discountCodeWords, validities } from './discount-code-words';
import { CodeText } from './CodeText';
import { asPercent } from './percent';

const text = discountCodeWords.facts;
const yesOrNo = (is: boolean): string => (is ? words.yes : words.no);

/** What a code is worth and under which conditions, and how much of it is used. */
export function CodeFacts({ record }: { readonly record: DiscountCodePage }) {
  const { id, code, site, basis_points, status, validity, country, member, expires, expired, welcome, max_uses, uses, made_at } = record;
  return (
    <Section title={text.title}>
      <Facts
        rows={[
          [text.code, <CodeText key="code" code={code} />],
          [text.site, site.name],
          [text.discount, asPercent(basis_points)],
          [text.status, yesOrNo(status === 'inactive')],
          [text.validity, validities[validity]],
          [text.country, country ? countryName(country) : text.everywhere],
          [text.member, member ? <MemberLink key="member" member={member} /> : discountCodeWords.everybody],
          [text.until, expires ? asTime(expires) : discountCodeWords.noEnd],
          [text.expired, yesOrNo(expired)],
          ...moneyOf(record),
          [text.welcome, yesOrNo(welcome)],
          [text.budget, max_uses === null ? text.noBudget : text.orders(max_uses)],
          [text.uses, discountCodeWords.uses(uses, mostUses(record))],
          [text.made, asTime(made_at)],
          [text.id, id],
        ]}
      />
    </Section>
  );
}

function moneyOf({ currency, minimum_minor, methods }: DiscountCodePage) {
  return [
    [text.currency, currency ?? text.anyCurrency],
    [text.minimum, currency && minimum_minor !== null ? asMoney({ currency, minor: minimum_minor }) : text.anyPrice],
    [text.methods, methods.map((method) => payMethods[method]).join(', ') || text.allMethods],
  ] as const;
}
