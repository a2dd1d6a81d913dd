import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toApiError } from '#kit';
import { useSession } from '../../../session/session';
import { uploadPhoto } from '../../../session/upload-photo';
import { useErrorWords } from '../../../ui/Notice';
import { toast } from '../../../ui/toasts';
import { createAccount } from '../api/create-account';
import { toSignupBody } from '../model/body';
import { sourceIn } from '../model/source';
import { draftNow, forgetDraft } from './draft';
import { forgetSecrets, keepSecrets, useSecrets } from './secrets';

export const mailSentPath = '/signup?sent=1';

/** Makes the account from all answers, sends the photo after it, and goes on. Throws what the API refuses. */
export function useCreateAccount(): (password: string) => Promise<void> {
  const { t } = useTranslation('signup');
  const words = useErrorWords();
  const { locale, setUser } = useSession();
  const { photo } = useSecrets();
  const go = useNavigate();
  return async (password) => {
    const answer = await createAccount(toSignupBody(draftNow(), password, locale, sourceIn(document.cookie))).catch((thrown: unknown) => {
      // A password that was refused is asked again.
      if ('password' in toApiError(thrown).fields) keepSecrets({ password: null });
      throw thrown;
    });
    if (!('user' in answer)) {
      forgetSecrets();
      forgetDraft();
      await go(mailSentPath, { replace: true });
      return;
    }
    if (photo) {
      await uploadPhoto(photo).catch((thrown: unknown) => {
        toast(t('photo.failed', { reason: words(toApiError(thrown)) }), { tone: 'warning' });
      });
    }
    setUser(answer.user);
    // The welcome forgets the draft: while this screen stands, a draft without answers would lead back to the first step.
    await go('/signup-matches', { replace: true });
  };
}
