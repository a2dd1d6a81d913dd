import { Alert, AlertTitle } from '@mui/material';
import type { CasePage } from '#contracts-admin';
import { useIsOwner } from '../useWhoAmI';
import { caseWords } from './words';

type Steps = (typeof caseWords.firstSteps)[keyof typeof caseWords.firstSteps];
const stepsFor: Partial<Record<CasePage['reason'], Steps>> = {
  danger: caseWords.firstSteps.danger,
  minor: caseWords.firstSteps.child,
  child_safety: caseWords.firstSteps.child,
};

/** What comes before every decision when a life or a child may be at risk: nobody looks this up first. */
export function FirstSteps({ record: { reason, state } }: { readonly record: CasePage }) {
  const isOwner = useIsOwner();
  const steps = stepsFor[reason];
  if (!steps || state !== 'open') return null;
  return (
    <Alert severity="error" variant="outlined">
      <AlertTitle component="h3">{steps.title}</AlertTitle>
      <ol style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
        {[...steps.always, ...(isOwner ? steps.owner : steps.moderator)].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Alert>
  );
}
