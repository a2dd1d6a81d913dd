import { Box } from '@chakra-ui/react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { Dialog } from '#member/ui/Dialog';
import { useErrorWords } from '#member/ui/Notice';
import { toast } from '#member/ui/toasts';
import { SignupDialogContext } from '../hooks/use-steps';
import { signupPlaceIn } from '#member/shared/model/signup-place';
import { useDraft } from '../state/draft';
import { isBegun } from '../model/draft';
import { SignupScreen } from './SignupScreen';

/**
 * The sign-up over the page that one came from. It stands as long as the history says so: going to the login or to the welcome closes it. Once
 * the first answers are given, only its button closes it.
 */
export function SignupDialog() {
  const { t } = useTranslation('signup');
  const location = useLocation();
  const navigate = useNavigate();
  const errorWords = useErrorWords();
  const place = signupPlaceIn(location.state);
  const step = place?.step ?? 0;
  const depth = place?.depth ?? 1;
  const draft = useDraft();

  // The steps name the window, as pages do; the page below gets its name back.
  const [titleBelow] = useState(() => document.title);
  useEffect(
    () => () => {
      document.title = titleBelow;
    },
    [titleBelow],
  );
  useEffect(() => {
    document.querySelector('dialog[open]')?.scrollTo(0, 0);
  }, [step]);

  const context = useMemo(
    () => ({
      onRefused: (error: Parameters<typeof errorWords>[0]) => {
        toast(errorWords(error), { tone: 'warning' });
        void navigate(-depth);
      },
    }),
    [depth, errorWords, navigate],
  );
  return (
    <Dialog
      open
      size="md"
      title={t('start.title')}
      hiddenTitle
      protectedBecause={step > 0 || isBegun(draft) ? t('protected') : undefined}
      onClose={() => void navigate(-depth)}
    >
      {/* The window has margins of its own. */}
      <Box mt={{ md: '-10' }} mx={{ base: '-4', md: '-8' }}>
        <SignupDialogContext value={context}>
          <SignupScreen />
        </SignupDialogContext>
      </Box>
    </Dialog>
  );
}
