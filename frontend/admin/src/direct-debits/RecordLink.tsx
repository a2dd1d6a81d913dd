import { Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import { useCreatePath, usePermissions } from 'react-admin';
import { Link } from 'react-router';
import { resources, type AdminResource } from '#contracts-admin';

interface RecordLinkProps {
  readonly resource: 'debits' | 'mandates';
  readonly id: string;
  readonly children: ReactNode;
}

/** The way to a debit or a mandate for the keyboard; plain words for those who may not go there. */
export function RecordLink({ resource, id, children }: RecordLinkProps) {
  const path = useCreatePath();
  const { permissions } = usePermissions<AdminResource[]>();
  if (!permissions?.includes(resources[resource].right)) return <>{children}</>;
  return (
    <MuiLink
      component={Link}
      to={path({ resource, type: 'show', id })}
      onClick={(event) => event.stopPropagation()}
      sx={{ fontWeight: 600 }}
    >
      {children}
    </MuiLink>
  );
}
