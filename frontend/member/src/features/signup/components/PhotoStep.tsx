import { Box, chakra, Flex } from '@chakra-ui/react';
import { Camera, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionButton, LinkButton } from '#member/ui/ActionButton';
import { FieldError } from '#member/ui/Field';
import { FileButton } from '#member/ui/FileButton';
import { keepSecrets, useSecrets } from '../state/secrets';
import { usePhotoChoice } from '../hooks/use-photo-choice';
import { photoTypes } from '#member/shared/model/photo-types';
import { useObjectUrl } from '../hooks/use-object-url';
import { useSteps } from '../hooks/use-steps';
import { StepFrame } from './StepFrame';
import { StepAction } from './StepSubmit';

const Preview = chakra('img', {
  base: { display: 'block', w: 'full', maxW: '15rem', aspectRatio: 'portrait', objectFit: 'cover', borderRadius: 'card', mx: 'auto' },
});

/** Step 1: a photo, or not yet. It stays in the memory of the page and goes out right after the account is made. */
export function PhotoStep() {
  const { t } = useTranslation('signup');
  const { t: common } = useTranslation();
  const { photo } = useSecrets();
  const { linkTo } = useSteps();
  const { problem, attempt, isReading, choose } = usePhotoChoice();
  const source = useObjectUrl(photo);
  const error = problem.errors['photo'];
  return (
    <StepFrame step={1} title={t('photo.title')} lead={t('photo.lead')} problem={problem} attempt={attempt}>
      {source ? (
        <Box mb="5">
          <Preview src={source} alt={t('photo.preview')} />
        </Box>
      ) : null}
      {error ? <FieldError id="photo-error">{error}</FieldError> : null}
      <Flex direction="column" gap="3">
        {source ? (
          <StepAction>
            <LinkButton {...linkTo(2)} size="lg" w="full">
              {t('photo.use')}
            </LinkButton>
          </StepAction>
        ) : null}
        <FileButton
          id="photo"
          tone={source ? 'outline' : 'primary'}
          size="lg"
          icon={<Camera size="1.5rem" aria-hidden />}
          accept={photoTypes}
          describedBy={error ? 'photo-error photo-hint' : 'photo-hint'}
          onFile={(file) => void choose(file)}
        >
          {isReading ? common('action.busy') : t(source ? 'photo.other' : 'photo.choose')}
        </FileButton>
        {source ? (
          <ActionButton tone="quiet" icon={<Trash2 size="1.4rem" aria-hidden />} onClick={() => keepSecrets({ photo: null })}>
            {t('photo.remove')}
          </ActionButton>
        ) : (
          <LinkButton {...linkTo(2)} tone="quiet">
            {t('photo.skip')}
          </LinkButton>
        )}
      </Flex>
      <Box id="photo-hint" mt="4" textStyle="small" color="ink.soft">
        {t('photo.hint')}
      </Box>
    </StepFrame>
  );
}
