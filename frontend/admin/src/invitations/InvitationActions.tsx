import { Button, Link as MuiLink, Stack } from '@mui/material';
import { useCreatePath, usePermissions } from 'react-admin';
import { Link } from 'react-router';
import type { AdminResource, InvitationRow } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { asDay } from '../ui/format';
import { words } from '../words';
import { useCopyLink } from './useCopyLink';

interface RowProps {
  readonly row: InvitationRow;
}

/** Copies the link, or takes the invitation back after a question. Nothing is left to do with one that is used or over. */
export function InvitationActions({ row: { id, note, url } }: RowProps) {
  const copy = useCopyLink();
  if (!url) return null;
  return (
    <Stack direction="row" spacing={1} component="span">
      <Button variant="outlined" size="small" onClick={() => copy(url)}>
        {words.invitations.copy}
      </Button>
      <CommandButton command="revoke_invitation" id={id} about={note || words.invitations.noNote} color="error" size="small" />
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
