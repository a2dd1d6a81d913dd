import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { isBuiltInGift, type GiftView } from '#contracts';
import { useGift, useGiftName } from '../hooks/use-gifts';

const Picture = chakra('img', {
  base: { flexShrink: 0, display: 'block', objectFit: 'contain' },
  variants: { size: { small: { w: '16', h: '16' }, large: { w: '9rem', h: '9rem' } } },
});

/** As large as the picture that comes. */
const Placeholder = chakra('div', { base: { w: '9rem', h: '9rem' } });

interface GiftPictureProps {
  readonly gift: GiftView;
  readonly size: 'small' | 'large';
  /** The name stands beside it. */
  readonly decorative?: boolean;
}

export function GiftPicture({ gift, size, decorative = false }: GiftPictureProps) {
  const nameOf = useGiftName();
  return <Picture src={gift.picture} alt={decorative ? '' : nameOf(gift)} size={size} />;
}

/** The gift of a message, which may not be offered any more. Until the list is there a built-in one is shown as the app knows it. */
export function SentGift({ id }: { readonly id: string }) {
  const { t } = useTranslation('chat');
  const gift = useGift(id);
  if (gift) return <GiftPicture gift={gift} size="large" />;
  if (isBuiltInGift(id)) return <Picture src={`/gifts/${id}.svg`} alt={t(`gift.names.${id}`)} size="large" />;
  return <Placeholder role="img" aria-label={t('kind.gift')} />;
}
