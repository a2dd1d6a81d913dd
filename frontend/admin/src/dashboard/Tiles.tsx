import { Box } from '@mui/material';
import { dashboardWords as text } from './dashboard-words';
import { changeOf, type Figure } from './figures';
import type { Format } from './formats';

export interface Tile {
  readonly name: string;
  readonly now: Figure;
  readonly before: Figure;
  readonly format: Format;
}

const WHOLE = 0;

/** How a figure has changed, in words: no colour says whether that is good. */
function changeText({ now, before, format }: Tile): string {
  const change = changeOf(now, before);
  const was = text.before(format.shown(before));
  if (change === null) return was;
  const percent = Math.abs(change).toFixed(WHOLE);
  if (percent === '0') return `${was}, ${text.same}`;
  return `${was}, ${change > 0 ? text.more(percent) : text.less(percent)}`;
}

/** The figures of the whole period, each beside the period before. */
export const Tiles = ({ tiles }: { readonly tiles: readonly Tile[] }) => (
  <Box
    component="dl"
    sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(10.5rem, 1fr))', columnGap: 2, rowGap: 2, m: 0 }}
  >
    {tiles.map((tile) => (
      <Box key={tile.name} sx={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between' }}>
        <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {tile.name}
        </Box>
        <Box component="dd" sx={{ m: 0 }}>
          <Box component="span" sx={{ display: 'block', fontSize: '1.375rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {tile.format.shown(tile.now)}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {changeText(tile)}
          </Box>
        </Box>
      </Box>
    ))}
  </Box>
);
