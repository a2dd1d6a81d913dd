import { Box, Link as MuiLink, Paper, Stack, Typography } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import type { GiftRow } from '#contracts-admin';
import { languageName } from '../ui/format';
import { Label } from '../ui/Label';
import { MoveButtons } from '../ui/MoveButtons';
import { GiftImage } from './GiftImage';
import { daysWords, giftWords as text, nameOf, priceWords, stateWords } from './gift-words';
import { useSiteName } from './useSiteName';

interface GiftLineProps {
  readonly gift: GiftRow;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Missing for those who may not put gifts in order. */
  readonly onMove: ((by: -1 | 1) => void) | undefined;
}

/** One gift of the list, in a few words. */
export function GiftLine({ gift, isFirst, isLast, onMove }: GiftLineProps) {
  const path = useCreatePath();
  const siteName = useSiteName();
  const name = nameOf(gift);
  const facts = [priceWords(gift.price), gift.site_ids?.map(siteName).join(', ') ?? text.allSites, daysWords(gift)];
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5, display: 'flex', gap: 2, alignItems: 'center', minWidth: 0 }}>
      <GiftImage src={gift.picture} size={56} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <MuiLink component={Link} to={path({ resource: 'gifts', type: 'show', id: gift.id })} sx={{ fontWeight: 600 }}>
            {name}
          </MuiLink>
          {gift.state === 'offered' ? null : <Label tone="warning">{stateWords[gift.state]}</Label>}
        </Stack>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{facts.join(' · ')}</Typography>
        {gift.lacking.length > 0 ? (
          <Typography sx={{ color: 'warning.main' }}>
            {text.lacking}: {gift.lacking.map(languageName).join(', ')}
          </Typography>
        ) : null}
      </Box>
      {onMove ? <MoveButtons name={name} isFirst={isFirst} isLast={isLast} onMove={onMove} /> : null}
    </Paper>
  );
}
