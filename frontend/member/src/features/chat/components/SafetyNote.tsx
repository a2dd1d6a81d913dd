import { Box } from '@chakra-ui/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#member/ui/TextLink';

export const SafetyNote = memo(function SafetyNote() {
  const { t } = useTranslation('chat');
  return (
    <Box bg="warning.tint" color="ink" borderRadius="control" borderWidth="1px" borderColor="edge" px="5" py="2.5" textStyle="small">
      <strong>{t('safety.title')}</strong> {t('safety.text')} <TextLink to="/pages/safety">{t('safety.link')}</TextLink>
    </Box>
  );
});
