import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions, useRecordContext } from 'react-admin';
import { locales } from '#contracts';
import { commands, type AdminResource, type GiftRow } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { Facts } from '../ui/Facts';
import { headingAtOnce } from '../ui/focus';
import { asTime, languageName } from '../ui/format';
import { Label } from '../ui/Label';
import { RecordPage } from '../ui/RecordPage';
import { Section } from '../ui/Section';
import { GiftDialog } from './GiftDialog';
import { GiftImage } from './GiftImage';
import { daysWords, giftWords as text, lackingWords, nameOf, priceWords, stateWords } from './gift-words';
import { useSiteName } from './useSiteName';

export const GiftPage = () => (
  <RecordPage title={text.title}>
    <OneGift />
  </RecordPage>
);

function OneGift() {
  const gift = useRecordContext<GiftRow>();
  const { permissions } = usePermissions<AdminResource[]>();
  const siteName = useSiteName();
  const [isChanging, setChanging] = useState(false);
  if (!gift) return null;
  const name = nameOf(gift);
  const mayChange = permissions?.includes(commands.change_gift.right) ?? false;
  return (
    <Stack spacing={2} sx={{ pt: 2, pb: 10 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <GiftImage src={gift.picture} size={120} />
        <Typography component="h2" variant="h5" {...headingAtOnce}>
          {name}
        </Typography>
        <Label tone={gift.state === 'offered' ? 'good' : 'warning'}>{stateWords[gift.state]}</Label>
      </Stack>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { minHeight: 44 } }}>
        {mayChange ? (
          <Button variant="contained" onClick={() => setChanging(true)}>
            {text.change}
          </Button>
        ) : null}
        <CommandButton
          key={gift.state === 'retired' ? 'restore' : 'retire'}
          command={gift.state === 'retired' ? 'restore_gift' : 'retire_gift'}
          id={gift.id}
          about={name}
          variant="outlined"
        />
      </Stack>
      <Section title={text.title}>
        <Facts
          rows={[
            [text.price, priceWords(gift.price)],
            [text.sites, gift.site_ids?.map(siteName).join(', ') ?? text.allSites],
            [text.days, daysWords(gift)],
            [text.changed, gift.changed_at ? [gift.changed_by, asTime(gift.changed_at)].filter(Boolean).join(', ') : text.never],
          ]}
        />
      </Section>
      <Section title={text.names}>
        {gift.built_in ? <Typography>{text.builtInNames}</Typography> : null}
        <Facts
          rows={[
            ...locales.flatMap((locale) => (gift.names[locale] ? [[languageName(locale), gift.names[locale]] as const] : [])),
            ...(gift.built_in ? [] : [[text.lacking, lackingWords(gift.lacking)] as const]),
          ]}
        />
      </Section>
      {isChanging ? <GiftDialog gift={gift} onClose={() => setChanging(false)} /> : null}
    </Stack>
  );
}
