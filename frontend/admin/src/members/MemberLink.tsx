import { Link as MuiLink } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import type { MemberRow } from '#contracts-admin';
import { Label } from '../ui/Label';
import { words } from '../words';

/** The name as a link: the way into a member for the keyboard. */
export function MemberLink({ member }: { readonly member: Pick<MemberRow, 'id' | 'name'> & { readonly fictional?: boolean } }) {
  const path = useCreatePath();
  const name = member.name ?? words.unknown;
  return (
    <>
      <MuiLink
        component={Link}
        to={path({ resource: 'members', type: 'show', id: member.id })}
        onClick={(event) => event.stopPropagation()}
        sx={{ fontWeight: 600 }}
      >
        {name}
      </MuiLink>{' '}
      {member.fictional && <Label tone="special">{words.member.fictional}</Label>}
    </>
  );
}
