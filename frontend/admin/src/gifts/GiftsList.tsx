import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Title, useGetList, usePermissions } from 'react-admin';
import { giftsMax } from '#contracts';
import { commands, type AdminResource, type GiftRow } from '#contracts-admin';
import { Failed } from '../ui/Failed';
import { Waiting } from '../ui/Waiting';
import { moved } from '../ui/ordered';
import { GiftDialog } from './GiftDialog';
import { GiftLine } from './GiftLine';
import { giftWords as text } from './gift-words';
import { OrderDialog } from './OrderDialog';

/** All gifts in one list, so that it can be put in order. */
const all = { pagination: { page: 1, perPage: giftsMax } };
const keysOf = (gifts: readonly GiftRow[]): string[] => gifts.map(({ id }) => id);

/** The gifts as members see them, from the first to the last. */
export function GiftsList() {
  const { data: gifts, error, isPending, refetch } = useGetList<GiftRow>('gifts', all);
  const { permissions } = usePermissions<AdminResource[]>();
  const [isMaking, setMaking] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>();
  if (error && !gifts) return <Failed error={error} onRetry={() => void refetch()} />;
  if (isPending || !gifts) return <Waiting />;

  const mayMake = permissions?.includes(commands.make_gift.right) ?? false;
  const was = keysOf(gifts);
  // A gift that came or went meanwhile makes another list: what was put in order before is not of it.
  const isOfThese = chosen?.length === was.length && was.every((key) => chosen.includes(key));
  const order = isOfThese && chosen ? chosen : was;
  const count = order.filter((key, place) => was[place] !== key).length;
  const shown = order.flatMap((key) => gifts.find(({ id }) => id === key) ?? []);
  return (
    <Stack spacing={2} sx={{ pt: 2, pb: 10 }}>
      <Title title={text.title} />
      <Typography sx={{ maxWidth: '68ch' }}>{text.intro}</Typography>
      {mayMake ? (
        <Box>
          <Button variant="contained" onClick={() => setMaking(true)} sx={{ minHeight: 44 }}>
            {text.open}
          </Button>
        </Box>
      ) : null}
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
            onMove={mayMake ? (by) => setChosen(moved(order, gift.id, by)) : undefined}
          />
        ))}
      </Box>
      {isMaking ? <GiftDialog onClose={() => setMaking(false)} /> : null}
      {isAsking ? <OrderDialog now={gifts} wished={shown} onDone={() => setChosen(undefined)} onClose={() => setAsking(false)} /> : null}
    </Stack>
  );
}
