import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TeaserView } from '#contracts';
import { Card } from '#member/ui/Card';
import { JoinButton, useJoinWords } from '#member/ui/JoinButton';
import { Page, PageTitle } from '#member/ui/Page';
import { Photo } from '#member/ui/Photo';
import { towardPath } from '../model/toward';

/** `/members/{id}/signup`: one member who allows it, and the way to their profile, which is the sign-up. */
export function TeaserScreen({ teaser: { id, first_name: name, age, main_image } }: { readonly teaser: TeaserView }) {
  const { t } = useTranslation('signup');
  const joinWords = useJoinWords('why');
  return (
    <Page title={t('from.title', { name, age })} width="form" noIndex>
      <PageTitle lead={joinWords(t('from.lead', { name }))}>{t('from.title', { name, age })}</PageTitle>
      <Card padded>
        <Box maxW="20rem" mx="auto" borderRadius="card" overflow="hidden">
          <Photo image={main_image} person={{ name, age }} priority />
        </Box>
        <Box my="5">{t('from.text', { name })}</Box>
        <JoinButton to={towardPath(id)} size="lg" wide>
          {t('from.submit')}
        </JoinButton>
      </Card>
    </Page>
  );
}
