import { Alert, Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import type { GiftRow } from '#contracts-admin';
import { moved } from '../ui/ordered';
import { useUnsaved } from '../ui/unsaved';
import { GiftLine } from './GiftLine';
import { giftWords as text } from './gift-words';
import { OrderDialog } from './OrderDialog';

const keysOf = (gifts: readonly GiftRow[]): string[] => gifts.map(({ id }) => id);

interface GiftOrderProps {
  readonly gifts: readonly GiftRow[];
  readonly mayMove: boolean;
}

/** The gifts one below the other, in the order that is chosen and not saved yet. */
export function GiftOrder({ gifts, mayMove }: GiftOrderProps) {
  const [isAsking, setAsking] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>();
  const was = keysOf(gifts);
  // A gift that came or went meanwhile makes another list: what was put in order before is not of it.
  const isOfThese = chosen?.length === was.length && was.every((key) => chosen.includes(key));
  const order = isOfThese && chosen ? chosen : was;
  const count = order.filter((key, place) => was[place] !== key).length;
  const shown = order.flatMap((key) => gifts.find(({ id }) => id === key) ?? []);
  useUnsaved(count > 0);
  return (
    <>
      {count > 0 ? (
        <Alert
          severity="info"
          variant="outlined"
          sx={{ position: 'sticky', top: 56, zIndex: 1, bgcolor: 'background.paper' }}
          action={
            <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
              <Button onClick={() => setChosen(undefined)}>{text.discardOrder}</Button>
              <Button variant="contained" onClick={() => setAsking(true)}>
                {text.saveOrder}
              </Button>
            </Stack>
          }
        >
          {text.moved(count)}
        </Alert>
      ) : null}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {shown.map((gift, place) => (
          <GiftLine
            key={gift.id}
            gift={gift}
            isFirst={place === 0}
            isLast={place === shown.length - 1}
            onMove={mayMove ? (by) => setChosen(moved(order, gift.id, by)) : undefined}
          />
        ))}
      </Box>
      {isAsking ? <OrderDialog now={gifts} wished={shown} onDone={() => setChosen(undefined)} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
