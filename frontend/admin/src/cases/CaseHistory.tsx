import { Box, Typography } from '@mui/material';
import type { CaseDecision, CasePage } from '#contracts-admin';
import { decisionStates, houseRules, measures } from '../code-words';
import { asDay, asTime } from '../ui/format';
import { words } from '../words';
import { CaseLink } from './CaseLink';
import { Section } from '../ui/Section';
import { caseWords } from './words';

/** What was decided about the member before, and what else waits. */
export function CaseHistory({ record: { earlier: all, others, appeal } }: { readonly record: CasePage }) {
  // What is appealed stands beside the appeal already.
  const earlier = all.filter(({ id }) => id !== appeal?.decision.id);
  return (
    <>
      <Section title={caseWords.earlier}>
        {earlier.length === 0 ? <Typography sx={{ color: 'text.secondary' }}>{caseWords.noEarlier}</Typography> : null}
        {earlier.map((decision) => (
          <DecisionLine key={decision.id} decision={decision} />
        ))}
      </Section>
      {others.length > 0 ? (
        <Section title={caseWords.others}>
          {others.map((other) => (
            <Typography key={other.id}>
              <CaseLink row={other} /> {asTime(other.opened_at)}
            </Typography>
          ))}
        </Section>
      ) : null}
    </>
  );
}

export const DecisionLine = ({ decision: { measure, rule, until, state, by, at } }: { readonly decision: CaseDecision }) => (
  <Box>
    <Typography sx={{ fontWeight: 600 }}>
      {[measures[measure], until && caseWords.until(asDay(until)), measure === 'none' && state === 'in_force' ? '' : decisionStates[state]]
        .filter(Boolean)
        .join(', ')}
    </Typography>
    {rule ? <Typography variant="body2">{houseRules[rule]}</Typography> : null}
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {caseWords.by(by ?? words.unknown, asTime(at))}
    </Typography>
  </Box>
);
