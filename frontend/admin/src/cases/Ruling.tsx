import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useRef } from 'react';
import { measures, type HouseRule, type Measure } from '#contracts';
import type { CaseMessages, CasePage, StatementPreviewQuery } from '#contracts-admin';
import { useKeys } from '../work-queue/keys';
import { DecisionLine } from './CaseHistory';
import { initiativeWords } from './initiative-words';
import { RulingFields } from './RulingFields';
import { Statement } from './Statement';
import type { CaseTarget } from './useCaseTarget';
import { useRuling } from './useRuling';
import { caseWords } from './words';

/** What the moderator decides: what happens, by which rule, and what the member will read. */
interface RulingProps {
  readonly record: CasePage;
  readonly target: CaseTarget;
  /** What its moderator has read of the conversations. */
  readonly messages: CaseMessages['messages'];
}

export function Ruling({ record, target, messages }: RulingProps) {
  const { decision, mine, may_decide, subject } = record;
  const isOpen = record.state === 'open' && mine && may_decide;
  if (!isOpen)
    return decision ? <DecisionLine decision={decision} /> : <Typography sx={{ color: 'text.secondary' }}>{caseWords.free}</Typography>;
  const { photos, text, messages: messagesLeft } = record.removable;
  const isRemovable = photos.length > 0 || text || messagesLeft > 0;
  const choices = subject ? measures.filter((measure) => measure !== 'removal' || isRemovable) : (['none'] as const);
  return <RulingForm record={record} target={target} messages={messages} choices={choices} />;
}

interface RulingFormProps extends RulingProps {
  readonly choices: readonly Measure[];
}

function RulingForm({ record, target, messages, choices }: RulingFormProps) {
  const ruling = useRuling(record, target);
  const { plan, said, isBusy, refusal, findNothing, chooseNothing, submit } = ruling;
  const { measure, rule } = ruling.chosen;
  const first = useRef<HTMLDivElement>(null);
  useKeys(
    {
      a: { kind: 'decides', act: () => void findNothing(), refuse: chooseNothing },
      r: { kind: 'opens', act: () => first.current?.querySelector<HTMLElement>('input')?.focus() },
    },
    target,
  );

  return (
    <Stack component="form" spacing={2} onSubmit={submit}>
      {refusal ? (
        <Alert severity="error" variant="outlined">
          {refusal.text}
        </Alert>
      ) : null}
      <Typography role="status" sx={{ fontWeight: 600, '&:empty': { display: 'none' } }}>
        {said}
      </Typography>
      <RulingFields record={record} messages={messages} choices={choices} ruling={ruling} isLookedAt={target.isLookedAt} firstRef={first} />
      <StatementOf
        isOurOwn={record.initiative !== null}
        caseId={record.id}
        plan={measure === '' ? undefined : { ...plan, rule: rule || undefined }}
      />
      <Box>
        <Button type="submit" variant="contained" loading={isBusy}>
          {measure === 'ban' ? caseWords.propose : caseWords.decideButton}
        </Button>
      </Box>
    </Stack>
  );
}

interface StatementOfProps {
  readonly isOurOwn: boolean;
  readonly caseId: string;
  /** Undefined: no measure is chosen yet. */
  readonly plan: (Omit<StatementPreviewQuery, 'rule'> & { readonly rule: HouseRule | undefined }) | undefined;
}

function StatementOf({ isOurOwn, caseId, plan }: StatementOfProps) {
  if (plan?.measure === 'none')
    return <Typography sx={{ color: 'text.secondary' }}>{isOurOwn ? initiativeWords.statementNone : caseWords.statementNone}</Typography>;
  if (!plan?.rule) return <Typography sx={{ color: 'text.secondary' }}>{caseWords.statementWaits}</Typography>;
  return <Statement caseId={caseId} plan={{ ...plan, rule: plan.rule }} />;
}
