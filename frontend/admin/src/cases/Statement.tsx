import { Box, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { StatementPreviewQuery } from '#contracts-admin';
import { officeApi } from '../officeApi';
import { Failed } from '../ui/Failed';
import { languageName } from '../ui/format';
import { Waiting } from '../ui/Waiting';
import { caseWords } from './words';

/** The mail that the member gets, word for word. */
export function Statement({ caseId, plan }: { readonly caseId: string; readonly plan: StatementPreviewQuery }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['statement', caseId, plan],
    queryFn: ({ signal }) => officeApi.statement(caseId, plan, signal),
    placeholderData: keepPreviousData,
  });
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  return (
    <Box>
      <Typography component="h4" variant="subtitle2">
        {caseWords.statement}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {caseWords.statementFor(languageName(data.language))}
      </Typography>
      <Box
        lang={data.language}
        tabIndex={0}
        role="region"
        aria-label={caseWords.statement}
        sx={{
          mt: 1,
          p: 1.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          maxHeight: 320,
          overflowY: 'auto',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
        }}
      >
        <Typography sx={{ fontWeight: 600 }}>{data.subject}</Typography>
        {data.text}
      </Box>
    </Box>
  );
}
