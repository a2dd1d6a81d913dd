import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useRef, useState, type SubmitEvent } from 'react';
import { useNotify } from 'react-admin';
import { houseRules, measures, type HouseRule, type Measure } from '#contracts';
import {
  daysMax,
  dismissReasons,
  type CaseMessages,
  type CasePage,
  type DismissReason,
  type InputOf,
  type StatementPreviewQuery,
} from '#contracts-admin';
import { caseReasons, houseRules as ruleWords, measures as measureWords } from '../code-words';
import { useCommand } from '../commands/useCommand';
import { wordFor } from '../ui/format';
import { RadioField } from '../ui/RadioField';
import { useKeys } from '../work-queue/keys';
import type { KeyRefusal } from '../work-queue/key-policy';
import { pendingActs } from '../work-queue/pendingActs';
import { whyNot } from '../work-queue/words';
import { DecisionLine } from './CaseHistory';
import { initiativeWords } from './initiative-words';
import { OtherCases } from './OtherCases';
import { isEmpty, RemovalFields, toInput, type Removal } from './RemovalFields';
import { Statement } from './Statement';
import type { CaseTarget } from './useCaseTarget';
import { useNextCase } from './useNextCase';
import { caseWords } from './words';

const usualDays = 7;
const timed: readonly Measure[] = ['restriction', 'suspension'];

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
  const { id, reason, evidence, subject } = record;
  const { isLookedAt } = target;
  const reported = evidence?.photos.filter((photo) => photo.reported && record.removable.photos.includes(photo.id)) ?? [];
  const [measure, setMeasure] = useState<Measure | ''>('');
  const [rule, setRule] = useState<HouseRule | ''>(ruleFor(reason));
  const [days, setDays] = useState(usualDays);
  const [removal, setRemoval] = useState<Removal>({ photos: reported.map((photo) => photo.id), messages: [], text: false });
  const [others, setOthers] = useState<readonly string[]>([]);
  const { run, isBusy, refusal } = useCommand('decide_case', { leads: true });
  const { takeNext } = useNextCase();
  const notify = useNotify();
  const first = useRef<HTMLDivElement>(null);
  const isRemoval = measure === 'removal';
  const removesNothing = isRemoval && isEmpty(removal);
  const [wasSent, setSent] = useState(false);
  const [dismissal, setDismissal] = useState<DismissReason | ''>('');
  const [said, setSaid] = useState('');
  const plan = {
    measure: measure || 'none',
    ...(timed.includes(measure || 'none') && { days }),
    ...(isRemoval && toInput(removal)),
  } as const;

  const send = async (input: InputOf<'decide_case'>) => {
    const outcome = await run({ id, input });
    if (outcome.kind !== 'done') return;
    const { decision } = outcome.result;
    if (decision.state === 'pending') {
      const about = [measureWords[decision.measure], wordFor(caseReasons, reason), subject?.name].filter(Boolean).join(', ');
      const text = (left: number) => caseWords.undo(about, left);
      pendingActs.begin({ id: decision.id, command: 'undo_decision', queue: 'cases', itemId: id, text });
    } else notify(caseWords.proposed);
    await takeNext();
  };
  const findNothing = () => send({ measure: 'none', reason: 'no_violation', ...(!isLookedAt && dismissal && { dismissal }) });
  // Nothing is decided: what the key stands for is chosen in the form, and what is missing is asked there.
  const chooseNothing = (why: KeyRefusal) => {
    if (why === 'urgent' || why === 'not_looked_at') setMeasure('none');
    setSaid(whyNot(why));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    if (removesNothing) return;
    if (measure === 'none') void findNothing();
    else if (measure && rule) void send({ ...plan, ...(measure !== 'ban' && others.length > 0 && { others: [...others] }), reason: rule });
  };
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
        onChange={setMeasure}
      />
      {measure === 'none' && !isLookedAt ? (
        <RadioField
          name="dismissal"
          label={caseWords.dismissal}
          choices={dismissReasons}
          words={caseWords.dismissals}
          value={dismissal}
          onChange={setDismissal}
        />
      ) : null}
      {measure && measure !== 'none' ? (
        <RadioField name="rule" label={caseWords.rule} choices={houseRules} words={ruleWords} value={rule} onChange={setRule} />
      ) : null}
      {timed.includes(measure || 'none') ? (
        <TextField
          label={caseWords.days}
          type="number"
          required
          value={days}
          onChange={(event) => setDays(Number(event.target.value))}
          slotProps={{ htmlInput: { min: 1, max: daysMax } }}
          sx={{ maxWidth: 220 }}
        />
      ) : null}
      {isRemoval ? (
        <RemovalFields record={record} messages={messages} chosen={removal} onChoose={setRemoval} isMissing={wasSent && removesNothing} />
      ) : null}
      {measure && measure !== 'none' && measure !== 'ban' ? (
        <OtherCases others={record.others} chosen={others} onChoose={setOthers} />
      ) : null}
      {measure === 'ban' ? (
        <Alert severity="warning" variant="outlined">
          {caseWords.twoNeeded}
          {rule === 'money' ? ` ${caseWords.fraud}` : null}
        </Alert>
      ) : null}
      <StatementOf
        isOurOwn={record.initiative !== null}
        caseId={id}
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

/** The rule that the reporter named, if there is one. */
const ruleFor = (reason: string): HouseRule | '' => houseRules.find((rule) => rule === reason) ?? '';
