import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useRef, useState, type SubmitEvent } from 'react';
import { useNotify } from 'react-admin';
import { houseRules, measures, type HouseRule, type Measure, type PhotoId } from '#contracts';
import { daysMax, dismissReasons, type CasePage, type DismissReason, type InputOf } from '#contracts-admin';
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
import { Statement } from './Statement';
import type { CaseTarget } from './useCaseTarget';
import { useNextCase } from './useNextCase';
import { caseWords } from './words';

const usualDays = 7;
const timed: readonly Measure[] = ['restriction', 'suspension'];

/** What the moderator decides: what happens, by which rule, and what the member will read. */
export function Ruling({ record, target }: { readonly record: CasePage; readonly target: CaseTarget }) {
  const { decision, mine, may_decide, subject } = record;
  const isOpen = record.state === 'open' && mine && may_decide;
  if (!isOpen)
    return decision ? <DecisionLine decision={decision} /> : <Typography sx={{ color: 'text.secondary' }}>{caseWords.free}</Typography>;
  const { photos, text } = record.removable;
  const isRemovable = photos.length > 0 || text;
  const choices = subject ? measures.filter((measure) => measure !== 'removal' || isRemovable) : (['none'] as const);
  return <RulingForm record={record} target={target} choices={choices} />;
}

interface RulingFormProps {
  readonly record: CasePage;
  readonly target: CaseTarget;
  readonly choices: readonly Measure[];
}

function RulingForm({ record, target, choices }: RulingFormProps) {
  const { id, reason, evidence, subject } = record;
  const { isLookedAt } = target;
  const { removable } = record;
  const reported = evidence?.photos.find((photo) => photo.reported && removable.photos.includes(photo.id));
  const [measure, setMeasure] = useState<Measure | ''>('');
  const [rule, setRule] = useState<HouseRule | ''>(ruleFor(reason));
  const [days, setDays] = useState(usualDays);
  const [photo, setPhoto] = useState<PhotoId | ''>(reported?.id ?? '');
  const [text, setText] = useState(false);
  const { run, isBusy, refusal } = useCommand('decide_case', { leads: true });
  const { takeNext } = useNextCase();
  const notify = useNotify();
  const first = useRef<HTMLDivElement>(null);
  const isRemoval = measure === 'removal';
  const removesNothing = isRemoval && !photo && !text;
  const [wasSent, setSent] = useState(false);
  const [dismissal, setDismissal] = useState<DismissReason | ''>('');
  const [said, setSaid] = useState('');
  const plan = {
    measure: measure || 'none',
    ...(timed.includes(measure || 'none') && { days }),
    ...(isRemoval && photo && { photo }),
    ...(isRemoval && text && { text }),
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
    else if (measure && rule) void send({ ...plan, reason: rule });
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
        <FormControl component="fieldset" required error={wasSent && removesNothing}>
          <FormLabel component="legend">{caseWords.what}</FormLabel>
          <FormGroup>
            {removable.text ? (
              <FormControlLabel
                label={caseWords.removeText}
                control={<Checkbox size="small" checked={text} onChange={(_, checked) => setText(checked)} />}
              />
            ) : null}
            {evidence?.photos.map((one, index) =>
              removable.photos.includes(one.id) ? (
                <FormControlLabel
                  key={one.id}
                  label={caseWords.removePhoto(index + 1)}
                  control={<Checkbox size="small" checked={photo === one.id} onChange={(_, checked) => setPhoto(checked ? one.id : '')} />}
                />
              ) : null,
            )}
          </FormGroup>
          {wasSent && removesNothing ? <FormHelperText role="alert">{caseWords.whatFirst}</FormHelperText> : null}
        </FormControl>
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
        measure={measure}
        rule={rule}
        days={plan.days}
        photo={isRemoval && photo !== ''}
        text={isRemoval && text}
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
  readonly measure: Measure | '';
  readonly rule: HouseRule | '';
  readonly days: number | undefined;
  readonly photo: boolean;
  readonly text: boolean;
}

function StatementOf({ isOurOwn, caseId, measure, rule, days, photo, text }: StatementOfProps) {
  if (measure === 'none')
    return <Typography sx={{ color: 'text.secondary' }}>{isOurOwn ? initiativeWords.statementNone : caseWords.statementNone}</Typography>;
  if (!measure || !rule) return <Typography sx={{ color: 'text.secondary' }}>{caseWords.statementWaits}</Typography>;
  return <Statement caseId={caseId} plan={{ measure, rule, ...(days !== undefined && { days }), photo, text }} />;
}

/** The rule that the reporter named, if there is one. */
const ruleFor = (reason: string): HouseRule | '' => houseRules.find((rule) => rule === reason) ?? '';
