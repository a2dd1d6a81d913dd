import { Box, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { CaseMessages as Read, CasePage as Case } from '#contracts-admin';
import { SealButton } from '../child-material/SealButton';
import { caseKinds } from '../code-words';
import { headingAtOnce } from '../ui/focus';
import { asTime } from '../ui/format';
import { useHold } from '../work-queue/useHold';
import { RecordPage } from '../ui/RecordPage';
import { AppealDecision } from './AppealDecision';
import { CaseActions } from './CaseActions';
import { CaseHistory } from './CaseHistory';
import { CaseMatter } from './CaseMatter';
import { CaseNotes } from './CaseNotes';
import { ComplaintAnswer } from './ComplaintAnswer';
import { DueTime, PriorityLabel, reasonOf, StateLabel } from './CaseState';
import { FirstSteps } from './FirstSteps';
import { Ruling } from './Ruling';
import { Section } from '../ui/Section';
import { SecondOpinion } from './SecondOpinion';
import { useCaseTarget, type CaseTarget } from './useCaseTarget';
import { caseWords } from './words';

export const CasePage = () => (
  <RecordPage title={caseWords.title}>
    <CaseBody />
  </RecordPage>
);

function CaseBody() {
  const record = useRecordContext<Case>();
  // Another case begins anew: nothing that was chosen for the last one may stay.
  return record ? <OneCase key={record.id} record={record} /> : null;
}

function OneCase({ record }: { readonly record: Case }) {
  useHold('cases', record);
  const root = useRef<HTMLDivElement>(null);
  const target = useCaseTarget(record, root);
  const [read, setRead] = useState<Read['messages']>();
  const noteRead = (messages: Read['messages']) => {
    setRead(messages);
    target.noteLook();
  };
  return (
    <Stack ref={root} data-ready={target.isReady} spacing={2} sx={{ pt: 2, pb: 10 }}>
      <Heading record={record} />
      <CaseActions record={record} target={target} />
      <FirstSteps record={record} />
      {record.subject?.name ? (
        <Box>
          <SealButton memberId={record.subject.id} />
        </Box>
      ) : null}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <CaseMatter record={record} read={read} onRead={noteRead} onLook={target.noteLook} />
        <Stack spacing={2}>
          <Section title={caseWords.decide}>
            <Decide record={record} target={target} messages={read ?? []} />
          </Section>
          <CaseHistory record={record} />
          <Section title={caseWords.notes}>
            <CaseNotes caseId={record.id} kind="note" notes={record.notes} />
          </Section>
        </Stack>
      </Box>
    </Stack>
  );
}

interface DecideProps {
  readonly record: Case;
  readonly target: CaseTarget;
  readonly messages: Read['messages'];
}

function Decide({ record, target, messages }: DecideProps) {
  const { appeal, decision } = record;
  if (appeal) return <AppealDecision record={record} appeal={appeal} />;
  // An older one may have been decided like a report.
  if (record.kind === 'complaint' && !record.subject && !decision) return <ComplaintAnswer record={record} />;
  return decision?.state === 'proposed' ? (
    <SecondOpinion record={record} decision={decision} />
  ) : (
    <Ruling record={record} target={target} messages={messages} />
  );
}

function Heading({ record }: { readonly record: Case }) {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography component="h2" variant="h5" {...headingAtOnce}>
        {reasonOf(record)}
      </Typography>
      <PriorityLabel priority={record.priority} />
      <StateLabel {...record} />
      <Typography sx={{ color: 'text.secondary' }}>
        {[caseKinds[record.kind], record.about && caseWords.about[record.about], asTime(record.opened_at)].filter(Boolean).join(' · ')}
      </Typography>
      <DueTime due_at={record.due_at} state={record.state} />
    </Stack>
  );
}
