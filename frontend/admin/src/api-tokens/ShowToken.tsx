import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { focusAtOnce } from '../ui/focus';
import { apiTokenWords } from './api-token.words';

const text = apiTokenWords.made;
const readOnly = { htmlInput: { readOnly: true } } as const;

interface ShowTokenProps {
  readonly token: string;
  readonly onClose: () => void;
}

/** The one time that the token can be read. It goes only when somebody says so: a click beside the dialog, or Escape, would lose it. */
export function ShowToken({ token, onClose }: ShowTokenProps) {
  const [titleId, textId] = [useId(), useId()];
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => notify(text.copied),
      () => notify(text.notCopied, { type: 'error' }),
    );
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId}>{text.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId} sx={{ mb: 2 }}>
          {text.text}
        </DialogContentText>
        <TextField
          label={text.label}
          value={token}
          fullWidth
          multiline
          inputRef={focusAtOnce}
          onFocus={({ target }) => target.select()}
          slotProps={readOnly}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copy()}>{text.copy}</Button>
        <Button variant="contained" onClick={onClose}>
          {text.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
