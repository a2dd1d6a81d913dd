import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Title, useGetList, usePermissions } from 'react-admin';
import { giftsMax } from '#contracts';
import { commands, type AdminResource, type GiftRow } from '#contracts-admin';
import { Failed } from '../ui/Failed';
import { Waiting } from '../ui/Waiting';
import { GiftDialog } from './GiftDialog';
import { GiftOrder } from './GiftOrder';
import { giftWords as text } from './gift-words';

/** All gifts in one list, so that it can be put in order. */
const all = { pagination: { page: 1, perPage: giftsMax } };

/** The gifts as members see them, from the first to the last. */
export function GiftsList() {
  const { data: gifts, error, isPending, refetch } = useGetList<GiftRow>('gifts', all);
  const { permissions } = usePermissions<AdminResource[]>();
  const [isMaking, setMaking] = useState(false);
  if (error && !gifts) return <Failed error={error} onRetry={() => void refetch()} />;
  if (isPending || !gifts) return <Waiting />;
  const mayMake = permissions?.includes(commands.make_gift.right) ?? false;
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
      <GiftOrder gifts={gifts} mayMove={mayMake} />
      {isMaking ? <GiftDialog onClose={() => setMaking(false)} /> : null}
    </Stack>
  );
}
