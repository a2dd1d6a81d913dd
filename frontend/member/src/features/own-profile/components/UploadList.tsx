import { Box, chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '#member/ui/ActionButton';
import { useErrorWords } from '#member/ui/Notice';
import { TextLink } from '#member/ui/TextLink';
import type { Upload } from '../hooks/use-uploads';

const Meter = chakra('progress', { base: { display: 'block', w: 'full', h: '3', accentColor: '{colors.primary}' } });

export const uploadsId = 'photo-uploads';

interface UploadListProps {
  readonly uploads: readonly Upload[];
  readonly onRetry: (upload: Upload) => void;
  readonly onDrop: (id: number, index: number) => void;
}

/** The files on their way, each with how far it is or what is wrong with it. */
export function UploadList({ uploads, onRetry, onDrop }: UploadListProps) {
  const { t } = useTranslation('own');
  const { t: common } = useTranslation();
  const words = useErrorWords();
  if (uploads.length === 0) return null;
  return (
    <Box as="ul" id={uploadsId} mb="5" aria-label={t('photos.uploads')}>
      {uploads.map((upload, index) => {
        const { id, file, percent, error } = upload;
        return (
          <Box as="li" key={id} py="3" borderTopWidth="1px" borderColor="edge">
            <Box fontWeight="medium" overflowWrap="anywhere">
              {file.name}
            </Box>
            {error ? (
              <div>
                <Box role="alert" color="danger" fontWeight="medium">
                  {words(error)}
                </Box>
                <Flex mt="2" gap="3" wrap="wrap" align="center">
                  {error.status === 0 || error.status >= 429 ? (
                    <ActionButton tone="outline" size="compact" onClick={() => onRetry(upload)}>
                      {common('action.try_again')}
                    </ActionButton>
                  ) : null}
                  <ActionButton tone="quiet" size="compact" onClick={() => onDrop(id, index)}>
                    {t('photos.upload_drop')}
                  </ActionButton>
                  {error.code === 'photo_limit' ? <TextLink to="/pricing">{t('photos.prices')}</TextLink> : null}
                </Flex>
              </div>
            ) : (
              <Flex mt="1" gap="3" align="center">
                <Meter max={100} value={percent} aria-label={t('photos.progress', { name: file.name })} />
                <Box flexShrink={0} textStyle="small" aria-hidden>
                  {percent} %
                </Box>
              </Flex>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
