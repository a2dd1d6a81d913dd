import { Stack, Typography } from '@mui/material';
import type { CaseDecision, CasePage } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { words } from '../words';
import { DecisionLine } from './CaseHistory';
import { Statement } from './Statement';
import { useNextCase } from './useNextCase';
import { caseWords } from './words';

/** A ban that was proposed: another moderator confirms or refuses it. */
export function SecondOpinion({ record, decision }: { readonly record: CasePage; readonly decision: CaseDecision }) {
  const { takeNext } = useNextCase();
  const name = record.subject?.name ?? words.unknown;
  return (
    <Stack spacing={2}>
      <DecisionLine decision={decision} />
      <Typography>{decision.mine ? caseWords.ownProposal : caseWords.waitsForSecond(decision.by ?? words.unknown)}</Typography>
      {decision.rule === 'money' ? <Typography>{caseWords.fraud}</Typography> : null}
      {decision.rule ? <Statement caseId={record.id} plan={{ measure: decision.measure, rule: decision.rule }} /> : null}
      {record.mine ? (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          <CommandButton
            command="confirm_ban"
            id={record.id}
            about={name}
            variant="contained"
            color="error"
            onDone={() => void takeNext()}
          />
          <CommandButton command="refuse_ban" id={record.id} about={name} variant="outlined" />
        </Stack>
      ) : null}
    </Stack>
  );
}
