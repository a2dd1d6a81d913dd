import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect, useId } from 'react';
import { useBlocker } from 'react-router';
import { leaveWords as text } from './leave-words';

/** Asks before somebody leaves what they have typed and not saved: by a link or the way back here, and by the browser where the page is closed. */
export function LeaveQuestion({ isDirty }: { readonly isDirty: boolean }) {
  const titleId = useId();
  // Whoever is logged out leaves nothing on the screen.
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && nextLocation.pathname !== currentLocation.pathname && !nextLocation.pathname.endsWith('/login'),
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <Dialog open={state === 'blocked'} onClose={() => reset?.()} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text.title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text.body}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => proceed?.()} sx={{ minHeight: 44 }}>
          {text.leave}
        </Button>
        <Button variant="contained" onClick={() => reset?.()} sx={{ minHeight: 44 }}>
          {text.stay}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
