import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import type { BankAccountAnswer } from '#contracts-admin';
import { Facts } from '../ui/Facts';
import { asTime } from '../ui/format';
import { orderWords } from './order-words';

const text = orderWords.bank;
const GROUP = /.{1,4}/g;

interface BankAccountProps {
  readonly account: BankAccountAnswer;
  readonly onClose: () => void;
}

/** Where finance pays a refund that the provider could not. */
export const BankAccount = ({ account: { iban, holder, given_at }, onClose }: BankAccountProps) => (
  <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="bank-account">
    <DialogTitle id="bank-account">{text.title}</DialogTitle>
    <DialogContent>
      <Facts
        rows={[
          [text.iban, iban.match(GROUP)?.join(' ') ?? iban],
          [text.holder, holder],
          [text.given, asTime(given_at)],
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
