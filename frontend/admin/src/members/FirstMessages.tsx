import { Button, MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, usePermissions, useRefresh } from 'react-admin';
import { liftReasons, type AdminResource, type LiftReason, type MemberPage, type MemberTrust } from '#contracts-admin';
import { officeApi } from '../officeApi';
import { asDay } from '../ui/format';
import { words } from '../words';

const { limit: text } = words;

/** How many conversations the member may begin in a day, why, and the button that gives the usual number back. */
export function FirstMessages({ member: { id, trust } }: { readonly member: MemberPage }) {
  const { permissions } = usePermissions<AdminResource[]>();
  const mayLift = permissions?.includes('member_limits') && (trust.daily !== null || trust.lifted_at === null);
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <span>{sentencesOf(trust).join(' ')}</span>
      {mayLift ? <LiftLimit id={id} /> : null}
    </Stack>
  );
}

function sentencesOf({ daily, confirmed_reports, signals, lifted_at }: MemberTrust): string[] {
  return [
    `${daily === null ? text.byAge : text.daily(daily)}.`,
    text.found(confirmed_reports, signals),
    ...(lifted_at ? [text.lifted(asDay(lifted_at))] : []),
  ];
}

function LiftLimit({ id }: { readonly id: string }) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState<LiftReason>(liftReasons[0]);
  const notify = useNotify();
  const refresh = useRefresh();
  const lift = async () => {
    setBusy(true);
    try {
      await officeApi.liftLimit(id, { reason });
      notify(text.done);
    } catch {
      notify(words.failed.other, { type: 'error' });
    } finally {
      setBusy(false);
      setAsking(false);
      refresh();
    }
  };
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setAsking(true)}>
        {text.lift}
      </Button>
      <Confirm
        isOpen={asking}
        loading={busy}
        title={text.askTitle}
        content={
          <Stack spacing={2}>
            <span>{text.askText}</span>
            <TextField select label={text.reason} value={reason} onChange={({ target }) => setReason(reasonOf(target.value))}>
              {liftReasons.map((each) => (
                <MenuItem key={each} value={each}>
                  {words.liftReasons[each]}
                </MenuItem>
              ))}
            </TextField>
          </Stack>
        }
        confirm={text.lift}
        cancel={text.keep}
        onConfirm={() => void lift()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

const reasonOf = (value: string): LiftReason => liftReasons.find((each) => each === value) ?? liftReasons[0];
