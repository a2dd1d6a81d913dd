import { Box, Typography } from '@mui/material';
import { Facts } from '../ui/Facts';
import { asDay, languageName } from '../ui/format';
import { Section } from '../ui/Section';
import { words } from '../words';
import type { OrderProps } from './order-props';
import { orderWords } from './order-words';

const text = orderWords.consent;

/** What the member agreed to, word for word in the language in which they read it. */
export const Consent = ({ record: { consent } }: OrderProps) => (
  <Section title={text.title}>
    <Facts
      rows={[
        [text.version, consent.version],
        [text.language, consent.language ? languageName(consent.language) : words.unknown],
        [text.terms, consent.terms ? asDay(consent.terms) : words.unknown],
      ]}
    />
    {consent.words.length === 0 ? <Typography sx={{ color: 'text.secondary' }}>{text.notKept}</Typography> : null}
    {consent.words.map((paragraph) => (
      <Box
        key={paragraph}
        component="blockquote"
        lang={consent.language ?? undefined}
        sx={{ m: 0, borderLeft: 3, borderColor: 'divider', pl: 1.5 }}
      >
        {paragraph}
      </Box>
    ))}
  </Section>
);
