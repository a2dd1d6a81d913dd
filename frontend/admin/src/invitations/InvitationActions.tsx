import { Button, Link as MuiLink, Stack } from '@mui/material';
import { useState } from 'react';
import { Confirm, useCreatePath, useNotify, usePermissions, useRefresh } from 'react-admin';
import { Link } from 'react-router';
import type { AdminResource, InvitationRow } from '#contracts-admin';
import { officeApi } from '../officeApi';
import { asDay } from '../ui/format';
import { useRefusal } from '../ui/useRefusal';
import { words } from '../words';
import { useCopyLink } from './useCopyLink';

interface RowProps {
  readonly row: InvitationRow;
}

/** Copies the link, or takes the invitation back after a question. Nothing is left to do with one that is used or over. */
export function InvitationActions({ row: { id, note, url } }: RowProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const copy = useCopyLink();
  const refusalOf = useRefusal();
  if (!url) return null;
  const revoke = async () => {
    setBusy(true);
    try {
      await officeApi.revokeInvitation(id);
      notify(words.invitations.revoked);
    } catch (error) {
      const problem = await refusalOf(error);
      if (problem) notify(problem, { type: 'error' });
    } finally {
      setBusy(false);
      setAsking(false);
      refresh();
    }
  };
  return (
    <Stack direction="row" spacing={1} component="span">
      <Button variant="outlined" size="small" onClick={() => copy(url)}>
        {words.invitations.copy}
      </Button>
      <Button color="error" size="small" onClick={() => setAsking(true)}>
        {words.invitations.revoke}
      </Button>
      <Confirm
        isOpen={asking}
        loading={busy}
        title={words.invitations.revokeTitle}
        content={words.invitations.revokeText(note || words.invitations.noNote)}
        confirm={words.invitations.revoke}
        cancel={words.invitations.keep}
        onConfirm={() => void revoke()}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
}

/** Whom it let in: a link for those who may see members. */
export function UsedBy({ row: { used_by, used_at } }: RowProps) {
  const { permissions } = usePermissions<AdminResource[]>();
  const path = useCreatePath();
  if (!used_at) return null;
  const name = used_by ? (used_by.name ?? words.unknown) : words.invitations.erased;
  return (
    <>
      {used_by && permissions?.includes('members') ? (
        <MuiLink component={Link} to={path({ resource: 'members', type: 'show', id: used_by.id })}>
          {name}
        </MuiLink>
      ) : (
        name
      )}
      {`, ${asDay(used_at)}`}
    </>
  );
}
