import { chakra, Flex } from '@chakra-ui/react';
import { NavLink } from 'react-router';
import { Badge } from './Badge';

const Tab = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: 'target',
    px: { base: '2', md: '5' },
    // On a phone all of them stand in one row, the count at the corner.
    position: 'relative',
    fontSize: { base: 'sm', md: 'inherit' },
    '& > span': { position: { base: 'absolute', md: 'static' }, top: '-2', insetEnd: '-1' },
    borderRadius: 'pill',
    fontWeight: 'medium',
    color: 'ink',
    textDecoration: 'none',
    _hover: { bg: 'sunken' },
    '&[aria-current=page]': { bg: 'primary.tint', color: 'primary.deep' },
  },
});

export interface TabLink {
  readonly to: string;
  readonly label: string;
  readonly count?: number;
  readonly countLabel?: string;
}

/** Parts of one screen, each with an address of its own, so that Back and bookmarks work. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly TabLink[] }) {
  return (
    <nav aria-label={label}>
      <Flex as="ul" gap={{ base: '0', md: '2' }} wrap="wrap" mb="6">
        {tabs.map(({ to, label: words, count = 0, countLabel }) => (
          <li key={to}>
            <Tab to={to} end>
              {words}
              {count > 0 ? <Badge count={count} label={countLabel ?? String(count)} /> : null}
            </Tab>
          </li>
        ))}
      </Flex>
    </nav>
  );
}
