import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import type { AdminResource, LiftReason, MemberPage, MemberTrust } from '#contracts-admin';
import { officeApi } from '../officeApi';
import { asDay } from '../ui/format';
import { ReasonDialog } from '../ui/ReasonDialog';
import { useAction } from '../ui/useAction';
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
  const { isBusy, act } = useAction();
  const lift = async (reason: LiftReason) => {
    await act(() => officeApi.liftLimit(id, { reason }), text.done);
    setAsking(false);
  };
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setAsking(true)}>
        {text.lift}
      </Button>
      <ReasonDialog
        isOpen={asking}
        isBusy={isBusy}
        title={text.askTitle}
        text={text.askText}
        label={text.reason}
        reasons={words.liftReasons}
        confirm={text.lift}
        cancel={text.keep}
        onConfirm={(reason) => void lift(reason)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
