import { Box, Flex } from '@chakra-ui/react';
import { Camera } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { limits } from '#contracts';
import { photoTypes } from '#member/shared/model/photo-types';
import { useMe } from '#member/shared/state/session';
import { FileButton } from '#member/ui/FileButton';
import { Notice } from '#member/ui/Notice';
import { TextLink } from '#member/ui/TextLink';

interface AddPhotosProps {
  readonly isEmpty: boolean;
  readonly isFull: boolean;
  readonly limit: number;
  readonly onFile: (file: File) => void;
}

/** The button that takes more photos, or why there is none. */
export function AddPhotos({ isEmpty, isFull, limit, onFile }: AddPhotosProps) {
  const { t } = useTranslation('own');
  const { paid_user: isPremium } = useMe();
  if (isFull) {
    return (
      <Notice>
        {t(isPremium ? 'photos.full_premium' : 'photos.full', { limit, premium: limits.premiumPhotos })}{' '}
        {isPremium ? null : <TextLink to="/pricing">{t('photos.prices')}</TextLink>}
      </Notice>
    );
  }
  return (
    <Flex direction="column" align="flex-start" gap="2">
      <FileButton
        id="own-photos"
        tone={isEmpty ? 'primary' : 'outline'}
        icon={<Camera size="1.4rem" aria-hidden />}
        accept={photoTypes}
        multiple
        describedBy="own-photos-hint"
        onFile={onFile}
      >
        {t('photos.add')}
      </FileButton>
      <Box id="own-photos-hint" textStyle="small" color="ink.soft">
        {t('photos.add_hint', { n: limits.photoBytes / 2 ** 20 })}
      </Box>
    </Flex>
  );
}
