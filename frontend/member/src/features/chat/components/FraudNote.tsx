import { Box, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { FraudNote as Note } from '#contracts';
import { useFormats } from '#member/shared/state/session';
import { Notice } from '#member/ui/Notice';
import { TextLink } from '#member/ui/TextLink';

interface FraudNoteProps {
  readonly note: Note;
  readonly name: string;
}

/** The house speaks in the conversation: the other was banned because of money, and what to do now; or that it was a mistake. */
export function FraudNote({ note: { state, at, credits }, name }: FraudNoteProps) {
  const { t } = useTranslation('chat');
  const { day } = useFormats();
  const found = state === 'found';
  const lines = [
    t(found ? 'fraud.found_text' : 'fraud.cleared_text', { name, date: day(new Date(at)) }),
    ...(found ? [t('fraud.money')] : []),
    ...(credits ? [t(found ? 'fraud.credits' : 'fraud.keep', { name })] : []),
  ];
  const title = t(found ? 'fraud.found_title' : 'fraud.cleared_title', { name });
  return (
    <Box role="note" aria-label={title} data-fraud-note={state} mt="4" mb="2">
      <Notice tone={found ? 'warning' : 'info'} title={title}>
        <Stack gap="2" mt="1">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {found ? (
            <TextLink to="/pages/safety" display="inline-flex" alignItems="center" minH="target" alignSelf="flex-start">
              {t('caution.tips')}
            </TextLink>
          ) : null}
        </Stack>
      </Notice>
    </Box>
  );
}
