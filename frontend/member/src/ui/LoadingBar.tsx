import { Box } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { announce } from './announce';

export const loadingBar = { throttleMs: 200, durationMs: 5_000, hideDelayMs: 500 } as const;

type Phase = 'hidden' | 'running' | 'done';

/** A thin line at the top while the next screen is fetched. Fast screens never show it. */
export function LoadingBar() {
  const { t } = useTranslation();
  const busy = useNavigation().state !== 'idle';
  const [phase, setPhase] = useState<Phase>('hidden');

  useEffect(() => {
    if (busy) {
      const timer = setTimeout(() => {
        setPhase('running');
        announce(t('loading'));
      }, loadingBar.throttleMs);
      return () => clearTimeout(timer);
    }
    setPhase((now) => (now === 'running' ? 'done' : now));
    const timer = setTimeout(() => setPhase('hidden'), loadingBar.hideDelayMs);
    return () => clearTimeout(timer);
  }, [busy, t]);

  if (phase === 'hidden') return null;
  return (
    <Box
      aria-hidden
      data-loading
      position="fixed"
      top="0"
      insetX="0"
      h="4px"
      zIndex="loading"
      bg="secondary"
      transformOrigin="left"
      transform={phase === 'done' ? 'scaleX(1)' : 'scaleX(0.9)'}
      transition={phase === 'done' ? 'transform 200ms' : `transform ${loadingBar.durationMs}ms cubic-bezier(0.1, 0.8, 0.3, 1)`}
      _starting={{ transform: 'scaleX(0)' }}
    />
  );
}
