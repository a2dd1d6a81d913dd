import { Box, ListItemIcon, MenuItem, Tooltip } from '@mui/material';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Menu, useSidebarState } from 'react-admin';
import { useLocation } from 'react-router';
import type { Place } from '../places/place';
import { visuallyHidden } from '../ui/visually-hidden';
import { shownPlaces } from './menu-collapse';

interface MenuGroupProps {
  readonly title: string;
  readonly places: readonly Place[];
}

/** A group under a heading that a screen reader tells as its name. */
export function MenuGroup({ title, places }: MenuGroupProps) {
  const titleId = useId();
  const [isWide] = useSidebarState();
  // A narrow menu has no room for the heading: a line stands in its place.
  const shown = { px: 2, pt: 1.5, pb: 0.5, fontSize: '0.875rem', fontWeight: 700, color: 'text.secondary' };
  return (
    <Frame
      titleId={titleId}
      places={places}
      heading={
        <Box id={titleId} sx={isWide ? shown : visuallyHidden}>
          {title}
        </Box>
      }
    />
  );
}

interface CollapsibleGroupProps extends MenuGroupProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A group that its heading opens and folds. */
export function CollapsibleGroup({ title, places, isOpen, onToggle }: CollapsibleGroupProps) {
  const titleId = useId();
  const [isWide] = useSidebarState();
  const { pathname } = useLocation();
  const Icon = isOpen ? ChevronDown : ChevronRight;
  const heading = (
    <MenuItem
      component="div"
      id={titleId}
      // As all places of the menu: each is a stop of the Tab key.
      tabIndex={0}
      aria-expanded={isOpen}
      onClick={onToggle}
      sx={{ minHeight: 44, fontWeight: 700, '&:focus-visible': { outlineOffset: -3 } }}
    >
      <ListItemIcon sx={{ minWidth: '40px !important', color: 'inherit' }}>
        <Icon aria-hidden />
      </ListItemIcon>
      {title}
    </MenuItem>
  );
  return (
    <Frame
      titleId={titleId}
      places={shownPlaces({ title, places }, isOpen, pathname)}
      heading={
        isWide ? (
          heading
        ) : (
          <Tooltip title={title} placement="right">
            {heading}
          </Tooltip>
        )
      }
    />
  );
}

interface FrameProps {
  readonly titleId: string;
  readonly heading: ReactNode;
  readonly places: readonly Place[];
}

function Frame({ titleId, heading, places }: FrameProps) {
  const [isWide] = useSidebarState();
  return (
    <Box component="li" role="none" sx={{ borderTop: isWide ? 0 : 1, borderColor: 'divider' }}>
      {heading}
      {/* An item of a list may be no group (ARIA in HTML): the list inside it is. */}
      {places.length > 0 ? (
        <Box component="ul" role="group" aria-labelledby={titleId} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          <MenuPlaces places={places} />
        </Box>
      ) : null}
    </Box>
  );
}

export const MenuPlaces = ({ places }: { readonly places: readonly Place[] }) =>
  places.map(({ to, title, Icon }) => <Menu.Item key={to} to={to} primaryText={title} leftIcon={<Icon aria-hidden />} />);
