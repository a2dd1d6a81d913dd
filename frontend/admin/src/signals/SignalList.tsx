import { Box, Link as MuiLink, Typography } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import type { MemberSignal } from '#contracts-admin';
import { OpenCase } from '../cases/OpenCase';
import { asTime } from '../ui/format';
import { signalWords, whyOf } from './why';

interface SignalListProps {
  readonly signals: readonly MemberSignal[];
  /** Whose they are, where each leads to a case about it. */
  readonly of?: Readonly<Record<'id' | 'name', string>>;
}

/** What was noticed about a member, each with why. */
export function SignalList({ signals, of }: SignalListProps) {
  const path = useCreatePath();
  if (signals.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{signalWords.none}</Typography>;
  return (
    <Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {signalWords.help}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 1 }}>
        {signals.map((signal, index) => {
          const caseId = signal.kind === 'photo' ? signal.resembles?.case_id : null;
          return (
            <Box component="li" key={`${signal.kind} ${signal.at} ${index}`}>
              <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
                {whyOf(signal)}
              </Typography>{' '}
              {caseId ? (
                <MuiLink component={Link} to={path({ resource: 'cases', type: 'show', id: caseId })}>
                  {signalWords.openCase}
                </MuiLink>
              ) : null}
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {asTime(signal.at)}
              </Typography>
              {of ? <OpenCase memberId={of.id} name={of.name} signals={[signal.kind]} size="small" /> : null}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
