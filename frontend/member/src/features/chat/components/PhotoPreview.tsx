import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { limits } from '#contracts';
import type { PackedPhoto } from '#member/shared/model/ready-photo';
import { useMe } from '#member/shared/state/session';
import { Field } from '#member/ui/Field';
import { Shape } from '#member/ui/Skeletons';
import { addressOf } from '../state/local-pictures';
import { usePhotoPriceWords } from './words';

const Picture = chakra('img', {
  base: {
    display: 'block',
    maxW: 'full',
    maxH: '38dvh',
    minH: '6rem',
    mx: 'auto',
    objectFit: 'contain',
    borderRadius: 'control',
    bg: 'sunken',
  },
});

interface PhotoPreviewProps {
  /** Null while it is read. */
  readonly photo: PackedPhoto | null;
  readonly name: string;
  readonly alt: string;
  readonly onAlt: (alt: string) => void;
}

/** What it costs, how it will look, and a few words about it. */
export function PhotoPreview({ photo, name, alt, onAlt }: PhotoPreviewProps) {
  const { t } = useTranslation('chat');
  const price = usePhotoPriceWords();
  const { credits } = useMe();
  return (
    <>
      <Box mb="4" fontWeight="bold">
        {t('photo.costs', { price, count: credits })}
      </Box>
      {photo ? <Picture src={addressOf(photo.file)} alt={alt.trim() || t('photo.preview')} /> : <Shape h="14rem" bg="sunken" />}
      <Box mt="4">
        <Field
          name="alt"
          label={t('photo.alt_label')}
          hint={t('photo.alt_hint', { name })}
          optional
          autoComplete="off"
          maxLength={limits.photoAltMax}
          value={alt}
          onChange={(event) => onAlt(event.currentTarget.value)}
        />
      </Box>
      <p>{t('photo.private', { name })}</p>
    </>
  );
}
