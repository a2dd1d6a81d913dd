import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useRef } from 'react';
import { houseRules, measures, type HouseRule, type Measure } from '#contracts';
import { daysMax, dismissReasons, type CaseMessages, type CasePage, type StatementPreviewQuery } from '#contracts-admin';
import { houseRules as ruleWords, measures as measureWords } from '../code-words';
import { RadioField } from '../ui/RadioField';
import { useKeys } from '../work-queue/keys';
import { DecisionLine } from './CaseHistory';
import { initiativeWords } from './initiative-words';
import { OtherCases } from './OtherCases';
import { RemovalFields } from './RemovalFields';
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
  const { chosen, choose, plan, isTimed, isRemoval, lacksRemoval, said, isBusy, refusal, findNothing, chooseNothing, submit } = useRuling(
    record,
    target,
  );
  const { measure, rule } = chosen;
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
      <RadioField
        ref={first}
        name="measure"
        label={caseWords.measure}
        choices={choices}
        words={measureWords}
        value={measure}
        onChange={choose.setMeasure}
      />
      {measure === 'none' && !target.isLookedAt ? (
        <RadioField
          name="dismissal"
          label={caseWords.dismissal}
          choices={dismissReasons}
          words={caseWords.dismissals}
          value={chosen.dismissal}
          onChange={choose.setDismissal}
        />
      ) : null}
      {measure && measure !== 'none' ? (
        <RadioField name="rule" label={caseWords.rule} choices={houseRules} words={ruleWords} value={rule} onChange={choose.setRule} />
      ) : null}
      {isTimed ? (
        <TextField
          label={caseWords.days}
          type="number"
          required
          value={chosen.days}
          onChange={(event) => choose.setDays(Number(event.target.value))}
          slotProps={{ htmlInput: { min: 1, max: daysMax } }}
          sx={{ maxWidth: 220 }}
        />
      ) : null}
      {isRemoval ? (
        <RemovalFields record={record} messages={messages} chosen={chosen.removal} onChoose={choose.setRemoval} isMissing={lacksRemoval} />
      ) : null}
      {measure && measure !== 'none' && measure !== 'ban' ? (
        <OtherCases others={record.others} chosen={chosen.others} onChoose={choose.setOthers} />
      ) : null}
      {measure === 'ban' ? (
        <Alert severity="warning" variant="outlined">
          {caseWords.twoNeeded}
          {rule === 'money' ? ` ${caseWords.fraud}` : null}
        </Alert>
      ) : null}
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
