import { Typography } from '@mui/material';
import type { AskedAnswer } from '#contracts-admin';
import { Label } from '../ui/Label';
import { ScrollingTable } from '../ui/ScrollingTable';
import { Section } from '../ui/Section';
import { comparedWith } from './compared';
import { orderWords } from './order-words';

const text = orderWords.provider;
const columns = [{ name: text.fact }, { name: text.ours }, { name: text.theirs }, { name: text.agrees }];

/** What the provider says of the payment, beside what stands here since it was asked; what is not the same is marked in words. */
export function ProviderAnswer({ asked: { order, provider } }: { readonly asked: AskedAnswer }) {
  if (!provider)
    return (
      <Section title={text.title}>
        <Typography>{text.unknown}</Typography>
      </Section>
    );
  const lines = comparedWith(order, provider);
  const differing = lines.filter(({ differs }) => differs).length;
  return (
    <Section title={text.title}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {`${text.id(provider.id)}. ${differing === 0 ? text.same : text.other(differing)}`}
      </Typography>
      <ScrollingTable
        label={text.title}
        columns={columns}
        rows={lines.map(({ fact, ours, theirs, differs }) => ({
          key: fact,
          cells: [
            fact,
            ours,
            theirs,
            <Label key="agrees" tone={differs ? 'bad' : 'good'}>
              {differs ? text.differs : text.agrees}
            </Label>,
          ],
        }))}
      />
    </Section>
  );
}
