import { ListItemIcon, MenuItem } from '@mui/material';
import { ListChecks } from 'lucide-react';
import { Menu, usePermissions } from 'react-admin';
import { queuesPath, type AdminResource } from '#contracts-admin';
import { groupsFor } from '../places/groups';
import { words } from '../words';
import { isCollapsible } from './menu-collapse';
import { CollapsibleGroup, MenuGroup, MenuPlaces } from './MenuGroup';
import { useOpenGroups } from './useOpenGroups';

/** What somebody may open, in groups with headings; where that is much, each group opens by its heading. */
export function OfficeMenu() {
  const { permissions } = usePermissions<AdminResource[]>();
  const { isOpen, toggle } = useOpenGroups();
  const groups = groupsFor(permissions ?? []);
  const Group = isCollapsible(groups) ? CollapsibleGroup : MenuGroup;
  return (
    <Menu>
      {groups.map(({ title, places }) =>
        title === null ? (
          <MenuPlaces key="start" places={places} />
        ) : (
          <Group key={title} title={title} places={places} isOpen={isOpen(title)} onToggle={() => toggle(title)} />
        ),
      )}
      {permissions?.includes('queues') ? (
        <MenuItem component="a" href={queuesPath} tabIndex={0} sx={{ minHeight: 44, color: 'text.secondary' }}>
          <ListItemIcon sx={{ minWidth: '40px !important' }}>
            <ListChecks aria-hidden />
          </ListItemIcon>
          {words.menu.queues}
        </MenuItem>
      ) : null}
    </Menu>
  );
}
