import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { csvOf } from './csv';
import { focusAtOnce } from '../ui/focus';
import { useFile } from '../ui/useFile';
import { formWords as text } from './form-words';

interface MadeCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** What was made, ready to be copied; of several also as a file. */
export function MadeCodes({ codes, onClose }: MadeCodesProps) {
  const csv = useFile(csvOf(codes), 'text/csv;charset=utf-8');
  const isOne = codes.length === 1;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="made-codes">
      <DialogTitle id="made-codes">{text.made(codes.length)}</DialogTitle>
      <DialogContent>
        <TextField
          label={text.list(codes.length)}
          value={codes.join('\n')}
          helperText={isOne ? text.listHelp : text.listHelpMany}
          fullWidth
          multiline
          maxRows={12}
          inputRef={focusAtOnce}
          onFocus={(event) => event.currentTarget.select()}
          slotProps={{ htmlInput: { readOnly: true, style: { fontFamily: 'monospace' } } }}
        />
      </DialogContent>
      <DialogActions>
        {csv && !isOne ? (
          <Button variant="outlined" href={csv} download={text.csvName}>
            {text.csv}
          </Button>
        ) : null}
        <Button variant="contained" onClick={onClose}>
          {text.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
