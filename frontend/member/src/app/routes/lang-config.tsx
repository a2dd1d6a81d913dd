import { useTranslation } from 'react-i18next';
import { useSettings } from '#member/shared/state/session';
import { Card } from '#member/ui/Card';
import { LanguageList } from '#member/ui/DisplaySwitches';
import { Page, PageTitle } from '#member/ui/Page';

export default function LangConfig() {
  const { t } = useTranslation();
  const settings = useSettings();
  return (
    <Page title={t('display.language')} description={t('display.language_description', { site: settings.name })} width="form">
      <PageTitle>{t('display.language')}</PageTitle>
      <Card p="3">
        <LanguageList />
      </Card>
    </Page>
  );
}
