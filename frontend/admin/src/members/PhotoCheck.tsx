import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import type { DecidePhotoBody } from '#contracts-admin';
import { officeApi } from '../officeApi';
import { ReasonDialog } from '../ui/ReasonDialog';
import { useAction } from '../ui/useAction';
import { words } from '../words';

const { photoCheck: text } = words;

/** What a moderator does with a photo that nobody else sees yet. */
export function PhotoCheck({ id }: { readonly id: string }) {
  const [asking, setAsking] = useState(false);
  const { isBusy, act } = useAction();
  const decide = async (body: DecidePhotoBody) => {
    await act(() => officeApi.decidePhoto(id, body), body.decision === 'approve' ? text.approved : text.rejected);
    setAsking(false);
  };
  return (
    <Stack direction="row" spacing={1}>
      <Button variant="contained" disabled={isBusy} onClick={() => void decide({ decision: 'approve' })}>
        {text.approve}
      </Button>
      <Button variant="outlined" disabled={isBusy} onClick={() => setAsking(true)}>
        {text.reject}
      </Button>
      <ReasonDialog
        isOpen={asking}
        isBusy={isBusy}
        title={text.askTitle}
        text={text.askText}
        label={text.reason}
        reasons={words.photoRejectReasons}
        confirm={text.reject}
        cancel={text.keep}
        onConfirm={(reason) => void decide({ decision: 'reject', reason })}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
}
