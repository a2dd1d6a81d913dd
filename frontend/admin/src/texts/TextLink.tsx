import { Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router';

interface TextLinkProps {
  readonly id: string;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** The way to a text for the keyboard. */
export function TextLink({ id, isCurrent = false, children }: TextLinkProps) {
  const path = useCreatePath();
  return (
    <MuiLink
      component={Link}
      to={path({ resource: 'texts', type: 'show', id })}
      onClick={(event) => event.stopPropagation()}
      aria-current={isCurrent ? 'page' : undefined}
      sx={{ fontWeight: 600 }}
    >
      {children}
    </MuiLink>
  );
}
