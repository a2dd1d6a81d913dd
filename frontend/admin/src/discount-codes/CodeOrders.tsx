import { Typography } from '@mui/material';
import { codeUsesMax, type DiscountCodePage } from '#contracts-admin';
import { MemberLink } from '../members/MemberLink';
import { OrderLink } from '../orders/OrderLink';
import { orderStates } from '../orders/order-words';
import { asTime, wordFor } from '../ui/format';
import { asMoney } from '../ui/money';
import { ScrollingTable } from '../ui/ScrollingTable';
import { Section } from '../ui/Section';
import { discountCodeWords } from './discount-code-words';

const text = discountCodeWords.orders;
const columns = [{ name: text.at }, { name: text.member }, { name: text.state }, { name: text.discount, isNumber: true }];

/** The orders that have or had a code, the newest first. */
export const CodeOrders = ({ record: { orders } }: { readonly record: DiscountCodePage }) => (
  <Section title={text.title}>
    <Typography sx={{ color: 'text.secondary' }}>
      {orders.length === 0 ? text.none : [text.help, orders.length >= codeUsesMax && text.newest].filter(Boolean).join(' ')}
    </Typography>
    {orders.length > 0 ? (
      <ScrollingTable label={text.title} columns={columns} rows={orders.map((order) => ({ key: order.id, cells: cellsOf(order) }))} />
    ) : null}
  </Section>
);

const cellsOf = ({ id, at, member, state, discount_minor: minor, currency }: DiscountCodePage['orders'][number]) => [
  <OrderLink key="order" id={id}>
    {asTime(at)}
  </OrderLink>,
  <MemberLink key="member" member={member} />,
  wordFor(orderStates, state),
  asMoney({ minor, currency }),
];
