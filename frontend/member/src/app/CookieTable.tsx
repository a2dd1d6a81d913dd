import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { advertisingCookie, cookies, measuringCookie, type CookieFacts } from '#contracts';

const Name = chakra('th', {
  base: { w: '40%', pe: '4', py: '4', textAlign: 'start', verticalAlign: 'top', fontWeight: 'bold', overflowWrap: 'anywhere' },
});
const What = chakra('td', { base: { py: '4', verticalAlign: 'top', overflowWrap: 'anywhere', hyphens: 'auto' } });
const daySeconds = 24 * 60 * 60;

interface CookieTableProps {
  /** Visits are counted where the visitor agrees. */
  readonly measures: boolean;
  /** There is an advertisement, which shows pictures where the visitor agrees. */
  readonly advertises: boolean;
}

/** Each cookie that the product sets, from the list that the product itself knows. */
export function CookieTable({ measures, advertises }: CookieTableProps) {
  const { t } = useTranslation('pages');
  const isSet: Readonly<Record<string, boolean>> = { [measuringCookie]: measures, [advertisingCookie]: advertises };
  const shown = cookies.filter(({ name }) => isSet[name] ?? true);
  return (
    <Box as="table" mt="7" w="full" tableLayout="fixed" borderCollapse="collapse">
      <thead>
        <Box as="tr" borderBottomWidth="2px" borderColor="edge">
          <Name scope="col">{t('cookies.name')}</Name>
          <Name scope="col" w="60%">
            {t('cookies.what')}
          </Name>
        </Box>
      </thead>
      <tbody>
        {shown.map((cookie) => (
          <Box as="tr" key={cookie.name} borderBottomWidth="1px" borderColor="hairline">
            <Name scope="row">{cookie.name}</Name>
            <What>
              <p>{t(`cookies.purpose.${cookie.purpose}`)}</p>
              <Box as="p" color="ink.soft">
                {keptOf(cookie)} {t(`cookies.by.${cookie.by}`)}
              </Box>
            </What>
          </Box>
        ))}
      </tbody>
    </Box>
  );

  function keptOf({ seconds }: CookieFacts): string {
    return seconds === null ? t('cookies.until_closed') : t('cookies.kept', { count: seconds / daySeconds });
  }
}
