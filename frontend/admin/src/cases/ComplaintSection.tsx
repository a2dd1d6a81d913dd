import { Box, Typography } from '@mui/material';
import type { CasePage } from '#contracts-admin';
import { Section } from '../ui/Section';
import { caseWords } from './words';

const text = caseWords.complaint;
const asWritten = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

/** What somebody complained of, as they wrote it. Their link is a text: nobody knows where it leads. */
export function ComplaintSection({ record: { complaint, mine } }: { readonly record: Pick<CasePage, 'complaint' | 'mine'> }) {
  return (
    <Section title={text.title}>
      {complaint ? (
        <>
          <Typography sx={asWritten}>{complaint.words}</Typography>
          <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2, rowGap: 0.5, m: 0 }}>
            <Fact name={text.about} value={complaint.link || text.noLink} />
            <Fact name={text.name} value={complaint.name || text.noName} />
            <Fact name={text.email} value={complaint.email} />
          </Box>
        </>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{mine ? text.gone : text.forHolder}</Typography>
      )}
    </Section>
  );
}

const Fact = ({ name, value }: Record<'name' | 'value', string>) => (
  <>
    <Typography component="dt" sx={{ color: 'text.secondary' }}>
      {name}
    </Typography>
    <Typography component="dd" sx={{ ...asWritten, m: 0 }}>
      {value}
    </Typography>
  </>
);
