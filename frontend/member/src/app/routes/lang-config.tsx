import { useTranslation } from 'react-i18next';
import { Card } from '#member/ui/Card';
import { LanguageList } from '#member/ui/DisplaySwitches';
import { Page, PageTitle } from '#member/ui/Page';

export default function LangConfig() {
  const { t } = useTranslation();
  return (
    <Page title={t('display.language')} width="form">
      <PageTitle>{t('display.language')}</PageTitle>
      <Card p="3">
        <LanguageList />
      </Card>
    </Page>
  );
}
