import { Box, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsentKind, MyDataAnswer } from '#contracts';
import { useFormats } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { announce } from '#member/ui/announce';
import { Card } from '#member/ui/Card';
import { Dialog } from '#member/ui/Dialog';
import { ErrorNotice, Notice } from '#member/ui/Notice';
import { withdrawConsent } from '../api/my-data';
import { useAction } from '../hooks/use-action';

interface ConsentListProps {
  readonly consents: MyDataAnswer['consents'];
  readonly onChange: (answer: MyDataAnswer) => void;
}

/** What the member agreed to, each to be taken back; what rested on it goes with it. */
export function ConsentList({ consents, onChange }: ConsentListProps) {
  const { t } = useTranslation('leaving');
  const { date } = useFormats();
  const [asked, setAsked] = useState<ConsentKind | null>(null);
  const [gone, setGone] = useState(false);
  const withdraw = useAction(async (kind: ConsentKind) => {
    onChange(await withdrawConsent(kind));
    setAsked(null);
    setGone(true);
    announce(t('consent.gone'));
  });
  return (
    <Card padded>
      {gone ? (
        <Box mb="4">
          <Notice tone="success">{t('consent.gone')}</Notice>
        </Box>
      ) : null}
      <Box>{t(consents.length > 0 ? 'consent.text' : 'consent.none')}</Box>
      {consents.map(({ kind, given_at }) => (
        <Flex key={kind} justify="space-between" align="center" gap="4" wrap="wrap" pt="4">
          <div>
            <Box fontWeight="bold">{t(`consent.${kind}`)}</Box>
            <Box textStyle="small" color="ink.soft">
              {t('consent.given', { date: date(new Date(given_at)) })}
            </Box>
          </div>
          <ActionButton tone="outline" aria-label={`${t('consent.withdraw')}: ${t(`consent.${kind}`)}`} onClick={() => setAsked(kind)}>
            {t('consent.withdraw')}
          </ActionButton>
        </Flex>
      ))}
      {asked ? (
        <Dialog
          open
          onClose={() => setAsked(null)}
          title={t(`consent.${asked}`)}
          actions={
            <>
              <ActionButton tone="danger" busy={withdraw.busy} onClick={() => withdraw.run(asked)}>
                {t('consent.withdraw')}
              </ActionButton>
              <ActionButton tone="outline" onClick={() => setAsked(null)}>
                {t('consent.keep')}
              </ActionButton>
            </>
          }
        >
          {t('consent.ask')}
          {withdraw.error ? (
            <Box mt="4">
              <ErrorNotice error={withdraw.error} />
            </Box>
          ) : null}
        </Dialog>
      ) : null}
    </Card>
  );
}
