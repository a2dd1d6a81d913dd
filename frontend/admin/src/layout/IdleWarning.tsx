import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useEffect, useState } from 'react';
import { useLogout, useLogoutIfAccessDenied } from 'react-admin';
import { staffIdleMinutes } from '#contracts-admin';
import { whoAmI } from '../authProvider';
import { lastCallAt, officeApi } from '../officeApi';
import { focusAtOnce } from '../ui/focus';
import { asClock } from '../ui/format';
import { words } from '../words';

const minuteMs = 60_000;
const idleMs = staffIdleMinutes * minuteMs;
const warnMs = 2 * minuteMs;
const lookMs = 5_000;

type Ending = { readonly at: Date; readonly why: 'idle' | 'day' };

/** When the session ends as things stand now. */
async function nextEnding(): Promise<Ending> {
  const { staff } = await whoAmI();
  const idle = lastCallAt() + idleMs;
  const day = Date.parse(staff.session_ends_at);
  return day < idle ? { at: new Date(day), why: 'day' } : { at: new Date(idle), why: 'idle' };
}

/** Asks two minutes before the server ends the session, and leaves the page when it did: nothing about members stays on an empty desk. */
export function IdleWarning() {
  const logout = useLogout();
  const leavesFor = useLogoutIfAccessDenied();
  const [ending, setEnding] = useState<Ending>();
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    const timer = setInterval(() => {
      nextEnding().then(
        (next) => {
          const left = next.at.getTime() - Date.now();
          if (left <= 0) void logout();
          setEnding(left <= warnMs ? next : undefined);
        },
        () => undefined,
      );
    }, lookMs);
    return () => clearInterval(timer);
  }, [logout]);

  if (!ending || (seen && ending.why === 'day')) return null;
  const time = asClock(ending.at);
  const isIdle = ending.why === 'idle';
  const stay = () => {
    if (isIdle) void officeApi.me().then(() => setEnding(undefined), leavesFor);
    else setSeen(true);
  };
  return (
    <Dialog open aria-labelledby="idle-title">
      <DialogTitle id="idle-title">{words.idle.title}</DialogTitle>
      <DialogContent>{isIdle ? words.idle.body(time) : words.idle.endBody(time)}</DialogContent>
      <DialogActions>
        <Button onClick={() => void logout()}>{words.idle.leave}</Button>
        <Button variant="contained" ref={focusAtOnce} onClick={stay}>
          {isIdle ? words.idle.stay : words.idle.understood}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
