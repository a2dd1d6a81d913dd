import { useTranslation } from 'react-i18next';
import type { ApiError } from '#kit';
import { LinkButton } from '#member/ui/ActionButton';
import { useErrorWords } from '#member/ui/Notice';
import { SaidNotice } from '#member/ui/SaidNotice';
import { useCode } from '../hooks/use-code';
import { checkoutPath } from '../model/paths';

/** Blocked, or the limit is reached: the words are those of the API, with the time at which it is free again; the other ways to pay stay open. */
export function DebitRefused({ error, bundleId }: { readonly error: ApiError; readonly bundleId: string }) {
  const { t } = useTranslation('direct-debit');
  const words = useErrorWords();
  const { code } = useCode();
  return (
    <SaidNotice
      tone="warning"
      title={words(error)}
      action={
        error.code === 'debit_code_needed' ? undefined : (
          <LinkButton to={checkoutPath(bundleId, null, code)} tone="outline">
            {t('refused.other')}
          </LinkButton>
        )
      }
    >
      {error.code === 'debit_blocked' ? t('refused.blocked_text') : null}
    </SaidNotice>
  );
}
