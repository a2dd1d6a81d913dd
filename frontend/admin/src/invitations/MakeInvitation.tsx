import { Button } from '@mui/material';
import { useState } from 'react';
import { words } from '../words';
import { MakeDialog } from './MakeDialog';

/** Makes an invitation and shows its link at once, ready to be copied. */
export function MakeInvitation() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {words.invitations.make}
      </Button>
      {open ? <MakeDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
