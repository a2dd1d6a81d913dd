import { Box, Flex, Heading } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { LetterDrawing } from '#member/ui/drawings';
import { EmptyState } from '#member/ui/EmptyState';
import { JoinButton, useJoinWords } from '#member/ui/JoinButton';

function Ways() {
  const { t } = useTranslation('search');
  return (
    <Flex gap="3" wrap="wrap" justify="center">
      <JoinButton>{t('visitor.signup')}</JoinButton>
      <LinkButton to="/login?next=/members" tone="outline">
        {t('visitor.login')}
      </LinkButton>
    </Flex>
  );
}

/** Under the few results that a visitor sees: what one gains by signing up, and nothing more. */
export function VisitorInvitation() {
  const { t } = useTranslation('search');
  const joinWords = useJoinWords('why');
  return (
    <Card as="aside" padded mt="8" textAlign="center">
      <Heading as="h2" textStyle="h2">
        {t('visitor.title')}
      </Heading>
      <Box mt="2" mb="5" mx="auto" maxW="prose" color="ink.soft">
        {joinWords(t('visitor.text'))}
      </Box>
      <Ways />
    </Card>
  );
}

/** Where the site shows its members to members only. */
export function SearchGate() {
  const { t } = useTranslation('search');
  const joinWords = useJoinWords('why');
  return (
    <EmptyState drawing={<LetterDrawing />} title={t('gate.title')} action={<Ways />}>
      {joinWords(t('gate.text'))}
    </EmptyState>
  );
}
