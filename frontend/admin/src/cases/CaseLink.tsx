import { Link as MuiLink } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import type { CaseRow } from '#contracts-admin';
import { reasonOf } from './CaseState';

/** The reason as a link: the way into a case for the keyboard. */
export function CaseLink({ row }: { readonly row: Pick<CaseRow, 'id' | 'reason'> }) {
  const path = useCreatePath();
  return (
    <MuiLink
      component={Link}
      to={path({ resource: 'cases', type: 'show', id: row.id })}
      onClick={(event) => event.stopPropagation()}
      sx={{ fontWeight: 600 }}
    >
      {reasonOf(row)}
    </MuiLink>
  );
}
