import { Box, Flex, Heading } from '@chakra-ui/react';
import { Bell, BellOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LastPush } from '#contracts';
import { ApiError, serverNow } from '#kit';
import { useFormats } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { announce } from '#member/ui/announce';
import { Card } from '#member/ui/Card';
import { ErrorNotice, Notice } from '#member/ui/Notice';
import { TextLink } from '#member/ui/TextLink';
import { useLastPush } from '../hooks/use-last-push';
import { usePush } from '../hooks/use-push';
import type { PushState } from '../model/push-state';

/** Turns notices on this device on and off. The browser asks only after the press; where nothing can be turned, it says why. */
export function PushSwitch() {
  const last = useLastPush();
  const { key, state, ...choice } = usePush();
  if (!key) return null;
  return <PushCard state={state} last={last} {...choice} />;
}

interface PushCardProps {
  readonly state: PushState;
  readonly last?: LastPush | null;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly turnOn: () => Promise<PushState | undefined>;
  readonly turnOff: () => Promise<PushState | undefined>;
  readonly lookAgain: () => void;
}

export function PushCard({ state, last, isBusy, error, turnOn, turnOff, lookAgain }: PushCardProps) {
  const { t } = useTranslation('push');
  const press = async (act: () => Promise<PushState | undefined>) => {
    const now = await act();
    if (now === 'subscribed') announce(t('now_on'));
    if (now === 'not-subscribed') announce(t('now_off'));
  };
  const isOn = state === 'subscribed';
  return (
    <Card px={{ base: '5', md: '7' }} py="5">
      <Heading as="h2" textStyle="h3">
        {t('title')}
      </Heading>
      <Box mt="2" color="ink.soft">
        {t('lead')}
      </Box>
      <PushTrouble state={state} error={error} onLookAgain={lookAgain} />
      {isOn || state === 'not-subscribed' ? (
        <Flex mt="4" gap="4" align="center" wrap="wrap">
          <Flex gap="2" align="center" fontWeight="bold">
            {isOn ? <Bell size="1.4rem" aria-hidden /> : <BellOff size="1.4rem" aria-hidden />}
            {isOn ? t('is_on') : t('is_off')}
          </Flex>
          <ActionButton tone={isOn ? 'outline' : 'primary'} busy={isBusy} onClick={() => void press(isOn ? turnOff : turnOn)}>
            {isOn ? t('turn_off') : t('turn_on')}
          </ActionButton>
        </Flex>
      ) : null}
      {isOn && last ? <LastLine {...last} /> : null}
    </Card>
  );
}

interface PushTroubleProps {
  readonly state: PushState;
  readonly error: unknown;
  readonly onLookAgain: () => void;
}

/** Why nothing can be turned here, and what went wrong when it was tried. */
function PushTrouble({ state, error, onLookAgain }: PushTroubleProps) {
  const { t } = useTranslation('push');
  return (
    <>
      {error ? (
        <Box mt="4">
          {error instanceof ApiError ? (
            <ErrorNotice error={error} />
          ) : (
            <Notice tone="danger" live>
              {t('failed')}
            </Notice>
          )}
        </Box>
      ) : null}
      {state === 'unsupported' ? (
        <Box mt="4">
          <Notice>{t('unsupported')}</Notice>
        </Box>
      ) : null}
      {state === 'denied' ? (
        <Box mt="4">
          <Notice
            tone="warning"
            title={t('denied.title')}
            action={
              <ActionButton tone="outline" onClick={onLookAgain}>
                {t('denied.again')}
              </ActionButton>
            }
          >
            {t('denied.how')}
          </Notice>
        </Box>
      ) : null}
    </>
  );
}

/** Nobody has to know what it said: it leads there. */
function LastLine({ category, at, url }: LastPush) {
  const { t } = useTranslation(['push', 'notifications']);
  const { day, time } = useFormats();
  const when = new Date(at);
  return (
    <TextLink to={url} mt="4" display="inline-flex" alignItems="center" minH="target">
      {t('last', { when: `${day(when, new Date(serverNow()))}, ${time(when)}`, what: t(`notifications:categories.${category}.label`) })}
    </TextLink>
  );
}
