import { Box, Stack, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { DiscountCodePage as Code } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { headingAtOnce } from '../ui/focus';
import { RecordPage } from '../ui/RecordPage';
import { discountCodeWords as text } from './discount-code-words';
import { CodeFacts } from './CodeFacts';
import { CodeOrders } from './CodeOrders';
import { CodeState } from './CodeState';
import { CodeText } from './CodeText';
import { asPercent } from './percent';

export const DiscountCodePage = () => (
  <RecordPage title={text.title}>
    <CodeBody />
  </RecordPage>
);

function CodeBody() {
  const record = useRecordContext<Code>();
  if (!record) return null;
  const { id, code, basis_points, status } = record;
  return (
    <Stack spacing={2} sx={{ pt: 2, pb: 10 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h2" variant="h5" {...headingAtOnce}>
          <CodeText code={code} /> {`· ${asPercent(basis_points)}`}
        </Typography>
        <CodeState code={record} />
      </Stack>
      <Box sx={{ '& .MuiButton-root': { minHeight: 44 } }}>
        {/* The key keeps the question of the one act from staying open as that of the other. */}
        <CommandButton key={status} command={status === 'active' ? 'stop_code' : 'resume_code'} id={id} about={code} variant="outlined" />
      </Box>
      <CodeFacts record={record} />
      <CodeOrders record={record} />
    </Stack>
  );
}
