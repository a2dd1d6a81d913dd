import { Button, MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh } from 'react-admin';
import { photoRejectReasons, type DecidePhotoBody, type PhotoRejectReason } from '#contracts-admin';
import { officeApi } from '../officeApi';
import { words } from '../words';

const { photoCheck: text } = words;

/** What a moderator does with a photo that nobody else sees yet. */
export function PhotoCheck({ id }: { readonly id: string }) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState<PhotoRejectReason>(photoRejectReasons[0]);
  const notify = useNotify();
  const refresh = useRefresh();
  const decide = async (body: DecidePhotoBody) => {
    setBusy(true);
    try {
      await officeApi.decidePhoto(id, body);
      notify(body.decision === 'approve' ? text.approved : text.rejected);
    } catch {
      notify(words.failed.other, { type: 'error' });
    } finally {
      setBusy(false);
      setAsking(false);
      refresh();
    }
  };
  return (
    <Stack direction="row" spacing={1}>
      <Button variant="contained" disabled={busy} onClick={() => void decide({ decision: 'approve' })}>
        {text.approve}
      </Button>
      <Button variant="outlined" disabled={busy} onClick={() => setAsking(true)}>
        {text.reject}
      </Button>
      <Confirm
        isOpen={asking}
        loading={busy}
        title={text.askTitle}
        content={
          <Stack spacing={2}>
            <span>{text.askText}</span>
            <TextField select label={text.reason} value={reason} onChange={({ target }) => setReason(reasonOf(target.value))}>
              {photoRejectReasons.map((each) => (
                <MenuItem key={each} value={each}>
                  {words.photoRejectReasons[each]}
                </MenuItem>
              ))}
            </TextField>
          </Stack>
        }
        confirm={text.reject}
        cancel={text.keep}
        onConfirm={() => void decide({ decision: 'reject', reason })}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
}

const reasonOf = (value: string): PhotoRejectReason => photoRejectReasons.find((each) => each === value) ?? photoRejectReasons[0];
