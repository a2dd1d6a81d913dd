import { Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router';

interface PricesLinkProps {
  /** Of the site. */
  readonly id: string;
  readonly children: ReactNode;
}

/** The way to the prices of a site for the keyboard. */
export function PricesLink({ id, children }: PricesLinkProps) {
  const path = useCreatePath();
  return (
    <MuiLink
      component={Link}
      to={path({ resource: 'prices', type: 'show', id })}
      onClick={(event) => event.stopPropagation()}
      sx={{ fontWeight: 600 }}
    >
      {children}
    </MuiLink>
  );
}
