import { Alert, TextField } from '@mui/material';
import type { RefObject } from 'react';
import { houseRules, type Measure } from '#contracts';
import { daysMax, dismissReasons, type CaseMessages, type CasePage } from '#contracts-admin';
import { houseRules as ruleWords, measures as measureWords } from '../code-words';
import { RadioField } from '../ui/RadioField';
import { OtherCases } from './OtherCases';
import { RemovalFields } from './RemovalFields';
import type { useRuling } from './useRuling';
import { caseWords } from './words';

interface RulingFieldsProps {
  readonly record: CasePage;
  readonly messages: CaseMessages['messages'];
  readonly choices: readonly Measure[];
  readonly ruling: Pick<ReturnType<typeof useRuling>, 'chosen' | 'choose' | 'isTimed' | 'isRemoval' | 'lacksRemoval'>;
  /** Its moderator has looked at the evidence. */
  readonly isLookedAt: boolean;
  readonly firstRef: RefObject<HTMLDivElement | null>;
}

/** What happens, and what has to be said for it: the rule, for how long, what is removed, which other cases it answers. */
export function RulingFields({ record, messages, choices, ruling, isLookedAt, firstRef }: RulingFieldsProps) {
  const { chosen, choose, isTimed, isRemoval, lacksRemoval } = ruling;
  const { measure, rule } = chosen;
  return (
    <>
      <RadioField
        ref={firstRef}
        name="measure"
        label={caseWords.measure}
        choices={choices}
        words={measureWords}
        value={measure}
        onChange={choose.setMeasure}
      />
      {measure === 'none' && !isLookedAt ? (
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
    </>
  );
}
