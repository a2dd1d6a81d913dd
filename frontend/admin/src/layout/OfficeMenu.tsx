import { Box, ListItemIcon, MenuItem } from '@mui/material';
import { ListChecks } from 'lucide-react';
import { useId } from 'react';
import { Menu, usePermissions, useSidebarState } from 'react-admin';
import { queuesPath, type AdminResource } from '#contracts-admin';
import { words } from '../words';
import { groupsFor, type MenuGroup } from './menu-groups';

const unseen = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } as const;

/** What somebody may open, under headings that a screen reader tells as names of groups. */
export function OfficeMenu() {
  const { permissions } = usePermissions<AdminResource[]>();
  return (
    <Menu>
      {groupsFor(permissions ?? []).map((group) => (
        <Group key={group.title ?? ''} group={group} />
      ))}
      {permissions?.includes('queues') ? (
        <MenuItem component="a" href={queuesPath} sx={{ minHeight: 44, color: 'text.secondary' }}>
          <ListItemIcon sx={{ minWidth: '40px !important' }}>
            <ListChecks aria-hidden />
          </ListItemIcon>
          {words.menu.queues}
        </MenuItem>
      ) : null}
    </Menu>
  );
}

function Group({ group: { title, entries } }: { readonly group: MenuGroup }) {
  const titleId = useId();
  const [isOpen] = useSidebarState();
  const items = entries.map(({ to, name, Icon }) => <Menu.Item key={to} to={to} primaryText={name} leftIcon={<Icon aria-hidden />} />);
  if (title === null) return items;
  // A narrow menu has no room for the heading: a line stands in its place.
  const shown = { px: 2, pt: 1.5, pb: 0.5, fontSize: '0.875rem', fontWeight: 700, color: 'text.secondary' };
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ borderTop: isOpen ? 0 : 1, borderColor: 'divider' }}>
      <Box id={titleId} sx={isOpen ? shown : unseen}>
        {title}
      </Box>
      {items}
    </Box>
  );
}
