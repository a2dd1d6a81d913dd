import { Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import { useCreatePath, usePermissions } from 'react-admin';
import { Link } from 'react-router';
import type { AdminResource } from '#contracts-admin';

interface OrderLinkProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** The way into an order for the keyboard; plain words for those who may not go there. */
export function OrderLink({ id, children }: OrderLinkProps) {
  const path = useCreatePath();
  const { permissions } = usePermissions<AdminResource[]>();
  if (!permissions?.includes('orders')) return <>{children}</>;
  return (
    <MuiLink
      component={Link}
      to={path({ resource: 'orders', type: 'show', id })}
      onClick={(event) => event.stopPropagation()}
      sx={{ fontWeight: 600 }}
    >
      {children}
    </MuiLink>
  );
}
