import { Flex } from '@chakra-ui/react';
import { Drama } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../session/session';

/** The owner's words, or the built-in ones where the owner wrote none. */
export function useFictionalWords(): { label: string; warning: string } {
  const { t } = useTranslation();
  const { fictional_singular, fictional_warning } = useSettings();
  return { label: fictional_singular || t('fictional.label'), warning: fictional_warning || t('fictional.warning') };
}

/** Icon and word, wherever a fictional profile appears. */
export function FictionalLabel({ small = false }: { readonly small?: boolean }) {
  const { label } = useFictionalWords();
  return (
    <Flex
      as="span"
      display="inline-flex"
      align="center"
      gap="1.5"
      px="3"
      py="1"
      bg="warning.tint"
      color="ink"
      borderRadius="pill"
      borderWidth="1px"
      borderColor="warning"
      fontSize={small ? 'sm' : 'md'}
      fontWeight="medium"
      lineHeight="snug"
    >
      <Drama size="1.25rem" aria-hidden />
      {label}
    </Flex>
  );
}
