import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localeFacts } from '#contracts';
import { toApiError } from '#kit';
import { userKey } from '#member/shared/api/user';
import { useLocale, useMe } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { TextLink } from '#member/ui/TextLink';
import { toast } from '#member/ui/toasts';
import { VisuallyHidden } from '#member/ui/VisuallyHidden';
import { changeLanguage } from '../api/change-language';
import { Fact, factAction } from './Fact';

/** One language for the site and the mails; where another device chose the one of the mails, both of them, and the way to make them one. */
export function LanguageFacts() {
  const { t } = useTranslation(['settings', 'common', 'errors']);
  const { language } = useMe();
  const locale = useLocale();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const names = { site: localeFacts[locale].name, mails: localeFacts[language].name };
  const change = (
    <TextLink to="/lang-config" {...factAction}>
      {t('account.change')}
      <VisuallyHidden>: {t('common:display.language')}</VisuallyHidden>
    </TextLink>
  );
  const takeOver = async () => {
    setBusy(true);
    try {
      await changeLanguage(locale);
      await queries.invalidateQueries({ queryKey: userKey });
      toast(t('account.language_taken', { language: names.site }), { tone: 'success' });
      document.getElementById('page-title')?.focus({ preventScroll: true });
    } catch (error) {
      toast(toApiError(error).message || t('errors:unknown'), { tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  if (language === locale)
    return (
      <Fact label={t('account.language')} action={change}>
        {names.site}
      </Fact>
    );
  return (
    <>
      <Fact label={t('account.language_site')} action={change}>
        {names.site}
      </Fact>
      <Fact
        label={t('account.language_mails')}
        action={
          <ActionButton tone="outline" size="compact" busy={isBusy} onClick={() => void takeOver()}>
            {t('account.language_too', { language: names.site })}
          </ActionButton>
        }
      >
        <span lang={language}>{names.mails}</span>
      </Fact>
    </>
  );
}
