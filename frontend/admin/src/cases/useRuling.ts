import { useState, type SubmitEvent } from 'react';
import { useNotify } from 'react-admin';
import { houseRules, type HouseRule, type Measure } from '#contracts';
import type { CasePage, DismissReason, InputOf } from '#contracts-admin';
import { caseReasons, measures as measureWords } from '../code-words';
import { useCommand } from '../commands/useCommand';
import { wordFor } from '../ui/format';
import type { KeyRefusal } from '../work-queue/key-policy';
import { pendingActs } from '../work-queue/pendingActs';
import { whyNot } from '../work-queue/words';
import { isEmpty, toInput, type Removal } from './RemovalFields';
import type { CaseTarget } from './useCaseTarget';
import { useNextCase } from './useNextCase';
import { caseWords } from './words';

const usualDays = 7;
const timed: readonly Measure[] = ['restriction', 'suspension'];

/** The rule that the reporter named, if there is one. */
const ruleFor = (reason: string): HouseRule | '' => houseRules.find((rule) => rule === reason) ?? '';

/** What is chosen for a case, what is still missing, and sending it. The next case comes when it is decided. */
export function useRuling({ id, reason, evidence, subject, removable }: CasePage, { isLookedAt }: CaseTarget) {
  const reported = evidence?.photos.filter((photo) => photo.reported && removable.photos.includes(photo.id)) ?? [];
  const [measure, setMeasure] = useState<Measure | ''>('');
  const [rule, setRule] = useState<HouseRule | ''>(ruleFor(reason));
  const [days, setDays] = useState(usualDays);
  const [removal, setRemoval] = useState<Removal>({ photos: reported.map((photo) => photo.id), messages: [], text: false });
  const [others, setOthers] = useState<readonly string[]>([]);
  const [dismissal, setDismissal] = useState<DismissReason | ''>('');
  const [wasSent, setSent] = useState(false);
  const [said, setSaid] = useState('');
  const { run, isBusy, refusal } = useCommand('decide_case', { leads: true });
  const { takeNext } = useNextCase();
  const notify = useNotify();
  const isTimed = measure !== '' && timed.includes(measure);
  const isRemoval = measure === 'removal';
  const removesNothing = isRemoval && isEmpty(removal);
  const plan = { measure: measure || 'none', ...(isTimed && { days }), ...(isRemoval && toInput(removal)) } as const;

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
  return {
    chosen: { measure, rule, days, removal, others, dismissal },
    choose: { setMeasure, setRule, setDays, setRemoval, setOthers, setDismissal },
    plan,
    isTimed,
    isRemoval,
    lacksRemoval: wasSent && removesNothing,
    said,
    isBusy,
    refusal,
    findNothing,
    chooseNothing,
    submit,
  };
}
