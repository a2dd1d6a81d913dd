import { Link as MuiLink } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import type { CompanyRow } from '#contracts-admin';

/** The way to the page of a company for the keyboard. */
export function CompanyLink({ row: { id, name } }: { readonly row: CompanyRow }) {
  const path = useCreatePath();
  return (
    <MuiLink
      component={Link}
      to={path({ resource: 'companies', type: 'show', id })}
      onClick={(event) => event.stopPropagation()}
      sx={{ fontWeight: 600 }}
    >
      {name}
    </MuiLink>
  );
}
