import { Box, ListItemIcon, MenuItem } from '@mui/material';
import { ListChecks } from 'lucide-react';
import { useId } from 'react';
import { Menu, usePermissions, useSidebarState } from 'react-admin';
import { queuesPath, type AdminResource } from '#contracts-admin';
import { groupsFor } from '../places/groups';
import type { PlaceGroup } from '../places/place';
import { words } from '../words';

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

function Group({ group: { title, places } }: { readonly group: PlaceGroup }) {
  const titleId = useId();
  const [isOpen] = useSidebarState();
  const items = places.map(({ to, title: name, Icon }) => (
    <Menu.Item key={to} to={to} primaryText={name} leftIcon={<Icon aria-hidden />} />
  ));
  if (title === null) return items;
  // A narrow menu has no room for the heading: a line stands in its place.
  const shown = { px: 2, pt: 1.5, pb: 0.5, fontSize: '0.875rem', fontWeight: 700, color: 'text.secondary' };
  return (
    <Box component="li" role="none" sx={{ borderTop: isOpen ? 0 : 1, borderColor: 'divider' }}>
      <Box id={titleId} sx={isOpen ? shown : unseen}>
        {title}
      </Box>
      {/* An item of a list may be no group (ARIA in HTML): the list inside it is. */}
      <Box component="ul" role="group" aria-labelledby={titleId} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items}
      </Box>
    </Box>
  );
}
