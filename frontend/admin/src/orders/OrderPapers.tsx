import { Box, Link as MuiLink, Typography } from '@mui/material';
import { asDay } from '../ui/format';
import { asMoney } from '../ui/money';
import { Section } from '../ui/Section';
import type { OrderProps } from './order-props';
import { orderWords, paperKinds } from './order-words';

const text = orderWords.papers;

/** The invoices and credit notes, as the member has them. Each look at one is written down. */
export const OrderPapers = ({ record: { papers } }: OrderProps) => (
  <Section title={text.title}>
    {papers.length === 0 ? <Typography sx={{ color: 'text.secondary' }}>{text.none}</Typography> : null}
    {papers.map(({ kind, number, at, amount, path }) => (
      <Box key={number}>
        <MuiLink href={path} target="_blank" rel="noreferrer" sx={{ fontWeight: 600 }}>
          {`${paperKinds[kind]} ${number} (${text.newTab})`}
        </MuiLink>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`${asMoney(amount)}, ${asDay(at)}`}
        </Typography>
      </Box>
    ))}
  </Section>
);
