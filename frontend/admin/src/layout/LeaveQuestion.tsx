import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect, useId } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router';
import { hasUnsaved } from '../ui/unsaved';
import { leaveWords as text } from './leave-words';

/** Whoever is logged out leaves nothing on the screen. */
const wouldLose: BlockerFunction = ({ currentLocation, nextLocation }) =>
  hasUnsaved() && nextLocation.pathname !== currentLocation.pathname && !nextLocation.pathname.endsWith('/login');

const askBrowser = (event: BeforeUnloadEvent): void => {
  if (hasUnsaved()) event.preventDefault();
};

/**
 * Asks before somebody leaves what they have typed and not saved: by a link or the way back here, and by the browser where the page is
 * closed. There is one for all forms, since a router holds back for one question at a time.
 */
export function LeaveQuestion() {
  const titleId = useId();
  const { state, proceed, reset } = useBlocker(wouldLose);
  useEffect(() => {
    window.addEventListener('beforeunload', askBrowser);
    return () => window.removeEventListener('beforeunload', askBrowser);
  }, []);
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
