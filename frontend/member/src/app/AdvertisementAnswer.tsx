import { Box, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { advertisingPath, type AdvertisementView } from '#contracts';
import { ActionButton } from '#member/ui/ActionButton';

/** A yes shows the pictures of the other company, a no takes its card away; a form, so that both work without a script. */
export function AdvertisementAnswer({ from, asks }: Pick<AdvertisementView, 'from' | 'asks'>) {
  const { t } = useTranslation('home');
  return (
    <form method="post" action={advertisingPath}>
      <input type="hidden" name="back" value="/" />
      {asks ? (
        <Box mt="2" maxW="prose" textStyle="small" color="ink.soft">
          {t('advertisement.ask', { host: from })}
        </Box>
      ) : null}
      <Flex mt="3" gap="3" wrap="wrap">
        {asks ? (
          <ActionButton type="submit" tone="outline" name="answer" value="yes">
            {t('advertisement.show')}
          </ActionButton>
        ) : null}
        <ActionButton type="submit" tone="outline" name="answer" value="no">
          {t('advertisement.hide')}
        </ActionButton>
      </Flex>
    </form>
  );
}
