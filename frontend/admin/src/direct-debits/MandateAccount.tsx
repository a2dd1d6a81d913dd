import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import type { MandateAccountAnswer } from '#contracts-admin';
import { Facts } from '../ui/Facts';
import { words } from '../words';
import { directDebitWords } from './direct-debit-words';

const text = directDebitWords.account;
const GROUP = /.{1,4}/g;

interface MandateAccountProps {
  readonly account: MandateAccountAnswer;
  readonly onClose: () => void;
}

/** The form of a mandate, gone with its dialog: each look stands in the log. */
export const MandateAccount = ({ account, onClose }: MandateAccountProps) => (
  <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="mandate-account">
    <DialogTitle id="mandate-account">{text.title}</DialogTitle>
    <DialogContent>
      <Facts
        rows={[
          [text.iban, account.iban.match(GROUP)?.join(' ') ?? account.iban],
          [text.holder, account.holder],
          [text.address, `${account.street} ${account.house_number}, ${account.zip} ${account.city}`],
          [text.phone, account.phone],
          [text.network, account.network ?? words.unknown],
        ]}
      />
      <DialogContentText sx={{ mt: 2 }}>{text.help}</DialogContentText>
    </DialogContent>
    <DialogActions>
      <Button variant="contained" onClick={onClose}>
        {text.close}
      </Button>
    </DialogActions>
  </Dialog>
);
