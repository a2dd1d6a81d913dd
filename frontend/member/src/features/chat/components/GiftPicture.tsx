import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { GiftId } from '#contracts';

const Picture = chakra('img', {
  base: { flexShrink: 0, display: 'block' },
  variants: { size: { small: { w: '16', h: '16' }, large: { w: '9rem', h: '9rem' } } },
});

interface GiftPictureProps {
  readonly gift: GiftId;
  readonly size: 'small' | 'large';
  /** The name stands beside it. */
  readonly decorative?: boolean;
}

export function GiftPicture({ gift, size, decorative = false }: GiftPictureProps) {
  const { t } = useTranslation('chat');
  return <Picture src={`/gifts/${gift}.svg`} alt={decorative ? '' : t(`gift.names.${gift}`)} size={size} />;
}
