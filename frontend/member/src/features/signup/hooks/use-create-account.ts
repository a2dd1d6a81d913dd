import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { UserAnswer } from '#contracts';
import { toApiError } from '#kit';
import { useSession } from '#member/shared/state/session';
import { uploadPhoto } from '#member/shared/api/own-photos';
import { useErrorWords } from '#member/ui/Notice';
import { toast } from '#member/ui/toasts';
import { createAccount } from '../api/create-account';
import { getUser } from '#member/shared/api/user';
import { logIn } from '../api/log-in';
import { toSignupBody } from '../model/body';
import { sourceIn } from '../model/source';
import { firstGoal } from '../model/toward';
import { draftNow, forgetDraft } from '../state/draft';
import { forgetSecrets, keepSecrets, restorePhoto, secretsNow } from '../state/secrets';

export const mailSentPath = '/signup?sent=1';

/**
 * The address has an account: it may be the one that this form made a moment ago, in another tab, or with an answer that was lost on the way.
 * Then it is this person's, and they go in.
 */
async function madeBefore(email: string, password: string, answerWasLost: boolean): Promise<UserAnswer | null> {
  const here = await getUser().catch(() => null);
  if (here?.email === email) return { user: here };
  return answerWasLost ? logIn({ email, password }).catch(() => null) : null;
}

/** Makes the account from all answers, sends the photo after it, and goes on. Throws what the API refuses. */
export function useCreateAccount(): (password: string) => Promise<void> {
  const { t } = useTranslation('signup');
  const words = useErrorWords();
  const { locale, setUser } = useSession();
  const answerWasLost = useRef(false);
  const go = useNavigate();

  const create = async (password: string) => {
    const draft = draftNow();
    try {
      return await createAccount(toSignupBody(draft, password, locale, sourceIn(document.cookie)));
    } catch (thrown) {
      const { code, fields } = toApiError(thrown);
      const before = code === 'email_in_use' ? await madeBefore(draft.email ?? '', password, answerWasLost.current) : null;
      if (before) return before;
      answerWasLost.current ||= code === 'offline' || code === 'timeout';
      // A password that was refused is asked again.
      if ('password' in fields) keepSecrets({ password: null });
      throw thrown;
    }
  };

  return async (password) => {
    const answer = await create(password);
    if (!('user' in answer)) {
      forgetSecrets();
      forgetDraft();
      await go(mailSentPath, { replace: true });
      return;
    }
    await restorePhoto();
    const { photo } = secretsNow();
    if (photo) {
      await uploadPhoto(photo).catch((thrown: unknown) => {
        toast(t('photo.failed', { reason: words(toApiError(thrown)) }), { tone: 'warning' });
      });
    }
    setUser(answer.user);
    // Forgotten after the way there: while this screen stands, a draft without answers would lead back to the first step.
    await go(firstGoal(draftNow().toward), { replace: true });
    forgetSecrets();
    forgetDraft();
  };
}
