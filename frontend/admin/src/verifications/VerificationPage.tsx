import { Alert, Box, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useRef } from 'react';
import { useCreatePath, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import type { VerificationPage as Verification } from '#contracts-admin';
import { Section } from '../ui/Section';
import { poses, selfieRefusals, verificationStates } from '../code-words';
import { headingAtOnce } from '../ui/focus';
import { asTime } from '../ui/format';
import { words } from '../words';
import { useHold } from '../work-queue/useHold';
import { isLoaded, useStanding } from '../work-queue/useStanding';
import { RecordPage } from '../ui/RecordPage';
import { Pictures } from './Pictures';
import { VerificationActions } from './VerificationActions';
import { verificationWords } from './words';

export const VerificationPage = () => (
  <RecordPage title={verificationWords.title}>
    <Body />
  </RecordPage>
);

function Body() {
  const record = useRecordContext<Verification>();
  return record ? <One key={record.id} record={record} /> : null;
}

function One({ record }: { readonly record: Verification }) {
  useHold('verifications', record);
  const root = useRef<HTMLDivElement>(null);
  const { stoodMs, isReady } = useStanding(record.id, () => isLoaded(root.current));
  // Selfie and photos stand beside each other, unveiled: to look is the work here.
  const target = { stoodMs, isUrgent: false, isLookedAt: true };
  return (
    <Stack ref={root} data-ready={isReady} spacing={2} sx={{ pt: 2, pb: 10 }}>
      <Heading record={record} />
      <Holder record={record} />
      <VerificationActions record={record} target={target} />
      <Pictures record={record} />
      <Section title={verificationWords.earlier}>
        {record.earlier.length === 0 ? <Typography>{verificationWords.noEarlier}</Typography> : null}
        {record.earlier.map(({ id, state, sent_at, reason }) => (
          <Typography key={id}>
            {[asTime(sent_at), verificationStates[state], reason && selfieRefusals[reason]].filter(Boolean).join(' · ')}
          </Typography>
        ))}
      </Section>
    </Stack>
  );
}

function Heading({ record: { member_id, name, age, town, sent_at, pose } }: { readonly record: Verification }) {
  const path = useCreatePath();
  return (
    <Stack spacing={0.5}>
      <Typography component="h2" variant="h5" {...headingAtOnce}>
        {name === null ? (
          verificationWords.erased
        ) : (
          <MuiLink component={Link} to={path({ resource: 'members', type: 'show', id: member_id })}>
            {name}
          </MuiLink>
        )}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {[age === null ? '' : words.member.years(age), town, verificationWords.sent(asTime(sent_at))].filter(Boolean).join(' · ')}
      </Typography>
      <Typography>
        {verificationWords.pose}: <Box component="strong">{poses[pose]}</Box>
      </Typography>
    </Stack>
  );
}

function Holder({ record }: { readonly record: Verification }) {
  const { state, mine, holder, decided_by, reason } = record;
  const text =
    state !== 'waiting'
      ? verificationWords.decided(verificationStates[state], decided_by) +
        (reason ? ` ${verificationWords.reason}: ${selfieRefusals[reason]}.` : '')
      : mine
        ? verificationWords.mineNow
        : holder
          ? verificationWords.heldBy(holder)
          : verificationWords.free;
  return (
    <Alert severity={mine ? 'success' : 'info'} variant="outlined" icon={false}>
      {text}
    </Alert>
  );
}
