import { Alert, Box, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { Show, useRecordContext } from 'react-admin';
import type { CaseMessages as Read, CasePage as Case } from '#contracts-admin';
import { SealButton } from '../child-material/SealButton';
import { caseKinds } from '../code-words';
import { PageFailed, stayOnError } from '../ui/Failed';
import { SignalList } from '../signals/SignalList';
import { signalWords } from '../signals/why';
import { headingAtOnce } from '../ui/focus';
import { asTime } from '../ui/format';
import { useHold } from '../work-queue/useHold';
import { AppealDecision } from './AppealDecision';
import { CaseActions } from './CaseActions';
import { CaseHistory } from './CaseHistory';
import { CaseMessages } from './CaseMessages';
import { CaseNotes } from './CaseNotes';
import { CasePhotos } from './CasePhotos';
import { ComplaintAnswer } from './ComplaintAnswer';
import { ComplaintSection } from './ComplaintSection';
import { DueTime, PriorityLabel, reasonOf, StateLabel } from './CaseState';
import { Initiative } from './Initiative';
import { initiativeWords } from './initiative-words';
import { FirstSteps } from './FirstSteps';
import { MoreMessages } from './MoreMessages';
import { Ruling } from './Ruling';
import { Section } from '../ui/Section';
import { SecondOpinion } from './SecondOpinion';
import { Subject } from './Subject';
import { useCaseTarget, type CaseTarget } from './useCaseTarget';
import { caseWords } from './words';

/** A row of the list is another record than the page of the same case: under this mark the page is asked for and kept by itself. */
const asPage = { ...stayOnError, meta: { of: 'page' } };

export const CasePage = () => (
  <Show error={<PageFailed />} queryOptions={asPage} title={caseWords.title} actions={false} component="div" emptyWhileLoading>
    <CaseBody />
  </Show>
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
  const { evidence, appeal, about, initiative } = record;
  const hasWords = record.complaint !== null || appeal !== null || Boolean(evidence?.words || evidence?.messages || evidence?.about);
  const noteRead = (messages: Read['messages']) => {
    setRead(messages);
    target.noteLook();
  };
  // What was reported stands right below the words about it.
  const photos = evidence ? (
    <Section title={initiative ? initiativeWords.photos : caseWords.photos}>
      <CasePhotos
        caseId={record.id}
        photos={evidence.photos}
        mark={initiative ? initiativeWords.made : caseWords.reported}
        onLook={target.noteLook}
      />
    </Section>
  ) : null;
  const messages =
    evidence && record.kind !== 'review' ? (
      <Section title={(initiative ? initiativeWords : caseWords).messages(evidence.messages)}>
        {/* Read again when more has come. */}
        <CaseMessages
          record={record}
          count={evidence.messages}
          messages={read?.length === evidence.messages ? read : undefined}
          onRead={noteRead}
        />
        {initiative ? <MoreMessages caseId={record.id} initiative={initiative} /> : null}
      </Section>
    ) : null;
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
        <Stack spacing={2}>
          {appeal ? (
            <Section title={caseWords.appeal[appeal.by]}>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{appeal.words ?? caseWords.appealGone}</Typography>
            </Section>
          ) : null}
          {initiative ? (
            <Initiative initiative={initiative} />
          ) : record.kind === 'complaint' || record.complaint ? (
            <ComplaintSection record={record} />
          ) : record.kind === 'review' ? (
            <Section title={caseWords.review.title}>
              <Typography>{caseWords.review.text}</Typography>
            </Section>
          ) : (
            <Section title={caseWords.words}>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {evidence === null ? caseWords.evidenceGone : evidence.words || caseWords.noWords}
              </Typography>
              <Reporter reporter={record.reporter} />
            </Section>
          )}
          {about === 'message' ? messages : null}
          {about === 'photo' ? photos : null}
          <Subject record={record} />
          {record.subject ? (
            <Section title={signalWords.title}>
              <SignalList signals={record.signals} />
            </Section>
          ) : null}
          {hasWords ? (
            <Section title={caseWords.translation}>
              <CaseNotes caseId={record.id} kind="translation" notes={record.notes} />
            </Section>
          ) : null}
          {about === 'photo' ? null : photos}
          {about === 'message' ? null : messages}
        </Stack>
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

function Reporter({ reporter }: Pick<Case, 'reporter'>) {
  if (!reporter) return null;
  const { decided, dismissed, often_wrong } = reporter;
  const text = caseWords.reporter(decided, dismissed);
  return often_wrong ? (
    <Alert severity="info" variant="outlined">
      {`${caseWords.often}. ${text}`}
    </Alert>
  ) : (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {text}
    </Typography>
  );
}
