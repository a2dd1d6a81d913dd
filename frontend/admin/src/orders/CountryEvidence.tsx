import { Alert, Box } from '@mui/material';
import { CommandButton } from '../commands/CommandButton';
import { Facts } from '../ui/Facts';
import { countryName } from '../ui/format';
import { Section } from '../ui/Section';
import { words } from '../words';
import type { OrderProps } from './order-props';
import { orderWords } from './order-words';

const text = orderWords.country;
const named = (code: string | null): string => (code ? countryName(code) : words.unknown);

/** In which country an order is taxed, and what speaks for it. */
export const CountryEvidence = ({ record: { id, country, evidence } }: OrderProps) => (
  <Section title={text.title}>
    <Facts
      rows={[
        [text.taxed, countryName(country)],
        [text.profile, countryName(evidence.profile)],
        [text.network, named(evidence.network)],
        [text.payment, named(evidence.payment)],
      ]}
    />
    {evidence.unclear ? (
      <>
        <Alert severity="warning" variant="outlined">
          {text.unclear}
        </Alert>
        <Box>
          <CommandButton command="settle_country" id={id} about={countryName(country)} variant="outlined" />
        </Box>
      </>
    ) : null}
  </Section>
);
