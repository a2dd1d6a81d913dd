import { Box, Flex, Heading } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { measuringPath, type Measuring } from '#contracts';
import { ActionButton } from '#member/ui/ActionButton';

/** The answer that was given, and the same two buttons to give another. */
export function CookieChoice({ measuring }: { readonly measuring: Measuring }) {
  const { t } = useTranslation('pages');
  return (
    <Box as="section" id="choice" mt="8">
      <Heading as="h2" textStyle="h3">
        {t('cookies.choice.title')}
      </Heading>
      <Box mt="2">{t('cookies.choice.text')}</Box>
      {measuring === 'unasked' ? null : (
        <Box mt="2" fontWeight="bold">
          {t(`cookies.choice.is_${measuring}`)}
        </Box>
      )}
      <form method="post" action={measuringPath}>
        <input type="hidden" name="back" value="/pages/cookies" />
        <Flex mt="4" gap="3" wrap="wrap">
          <ActionButton type="submit" tone="outline" name="answer" value="yes">
            {t('cookies.choice.yes')}
          </ActionButton>
          <ActionButton type="submit" tone="outline" name="answer" value="no">
            {t('cookies.choice.no')}
          </ActionButton>
        </Flex>
      </form>
    </Box>
  );
}
