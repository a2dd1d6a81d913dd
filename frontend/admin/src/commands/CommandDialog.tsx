import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Stack } from '@mui/material';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import type { ReasonRule, StepUp } from '#contracts-admin';
import { inViewAtOnce } from '../ui/focus';
import { areMissing, MissingChoices, type ChoiceLists } from '../ui/MissingChoices';
import type { Refusal } from './carryOut';
import { ReasonField } from './ReasonField';
import { stepUpIn, StepUpFields } from './StepUpFields';
import type { Question } from './words';

/** What the dialog asked for; password and code only where the act wants them. */
export interface Asked {
  readonly reason?: string;
  readonly step_up?: StepUp;
}

interface CommandDialogProps {
  readonly question: Question;
  readonly about: string;
  readonly rule: ReasonRule | null;
  readonly confirm: string;
  readonly isBusy: boolean;
  readonly refusal: Refusal | undefined;
  /** Fields beside the reason; what stands in them comes with the form. */
  readonly children?: ReactNode;
  /** The lists that the fields offer: it is confirmed only when they are there. */
  readonly lists?: ChoiceLists;
  /** Whether the act asks for password and code, as far as the screen knows; they are asked for too when the server says so. */
  readonly stepsUp?: boolean;
  readonly onConfirm: (input: Asked, form: FormData) => void;
  readonly onClose: () => void;
}

/** Asks once more, and why where the log keeps a reason. It stays open while something can be put right or tried again. */
export function CommandDialog({
  question,
  about,
  rule,
  confirm,
  isBusy,
  refusal,
  children,
  lists = {},
  stepsUp = false,
  onConfirm,
  onClose,
}: CommandDialogProps) {
  const [titleId, textId] = [useId(), useId()];
  const [isAsked, setAsked] = useState(false);
  // From then on, whatever else is refused.
  if (!isAsked && refusal?.code === 'step_up_required') setAsked(true);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // In React the press goes on to what the dialog was opened from, such as a row that is a link.
    event.stopPropagation();
    const form = new FormData(event.currentTarget);
    const reason = form.get('reason');
    onConfirm({ ...(rule && typeof reason === 'string' && { reason }), ...stepUpIn(form) }, form);
  };
  const problem = refusal?.fields['reason'];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId} aria-describedby={textId}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{question.title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <DialogContentText id={textId}>{question.text(about)}</DialogContentText>
            {refusal && !problem && (
              <Alert ref={inViewAtOnce} severity="error" variant="outlined">
                {refusal.text}
              </Alert>
            )}
            <MissingChoices lists={lists} />
            {children}
            {rule && <ReasonField rule={rule} choices={question.reasons ?? {}} problem={problem} />}
            {(stepsUp || isAsked) && <StepUpFields takesFocus={isAsked} refusal={refusal} />}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{question.keep}</Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={areMissing(lists)}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
