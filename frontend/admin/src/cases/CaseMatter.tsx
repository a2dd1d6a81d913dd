import { Alert, Stack, Typography } from '@mui/material';
import type { CaseMessages as Read, CasePage as Case } from '#contracts-admin';
import { SignalList } from '../signals/SignalList';
import { signalWords } from '../signals/why';
import { Section } from '../ui/Section';
import { CaseMessages } from './CaseMessages';
import { CaseNotes } from './CaseNotes';
import { CasePhotos } from './CasePhotos';
import { ComplaintSection } from './ComplaintSection';
import { Initiative } from './Initiative';
import { initiativeWords } from './initiative-words';
import { MoreMessages } from './MoreMessages';
import { Subject } from './Subject';
import { caseWords } from './words';

interface CaseMatterProps {
  readonly record: Case;
  /** What its moderator has read of the conversations. */
  readonly read: Read['messages'] | undefined;
  readonly onRead: (messages: Read['messages']) => void;
  readonly onLook: () => void;
}

/** What the case is about: the words of whoever brought it, and what it shows. What was reported stands right below the words about it. */
export function CaseMatter({ record, read, onRead, onLook }: CaseMatterProps) {
  const { evidence, appeal, about } = record;
  const hasWords = record.complaint !== null || appeal !== null || Boolean(evidence?.words || evidence?.messages || evidence?.about);
  const photos = <Photos record={record} onLook={onLook} />;
  const messages = <Messages record={record} read={read} onRead={onRead} />;
  return (
    <Stack spacing={2}>
      {appeal ? (
        <Section title={caseWords.appeal[appeal.by]}>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{appeal.words ?? caseWords.appealGone}</Typography>
        </Section>
      ) : null}
      <Origin record={record} />
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
  );
}

/** How it came: our own initiative, a complaint, a review, or a report with its words. */
function Origin({ record }: Pick<CaseMatterProps, 'record'>) {
  const { evidence, initiative, kind } = record;
  if (initiative) return <Initiative initiative={initiative} />;
  if (kind === 'complaint' || record.complaint) return <ComplaintSection record={record} />;
  if (kind === 'review')
    return (
      <Section title={caseWords.review.title}>
        <Typography>{caseWords.review.text}</Typography>
      </Section>
    );
  return (
    <Section title={caseWords.words}>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {evidence === null ? caseWords.evidenceGone : evidence.words || caseWords.noWords}
      </Typography>
      <Reporter reporter={record.reporter} />
    </Section>
  );
}

function Photos({ record: { id, evidence, initiative }, onLook }: Pick<CaseMatterProps, 'record' | 'onLook'>) {
  if (!evidence) return null;
  return (
    <Section title={initiative ? initiativeWords.photos : caseWords.photos}>
      <CasePhotos caseId={id} photos={evidence.photos} mark={initiative ? initiativeWords.made : caseWords.reported} onLook={onLook} />
    </Section>
  );
}

function Messages({ record, read, onRead }: Omit<CaseMatterProps, 'onLook'>) {
  const { evidence, initiative } = record;
  if (!evidence || record.kind === 'review') return null;
  return (
    <Section title={(initiative ? initiativeWords : caseWords).messages(evidence.messages)}>
      {/* Read again when more has come. */}
      <CaseMessages
        record={record}
        count={evidence.messages}
        messages={read?.length === evidence.messages ? read : undefined}
        onRead={onRead}
      />
      {initiative ? <MoreMessages caseId={record.id} initiative={initiative} /> : null}
    </Section>
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
