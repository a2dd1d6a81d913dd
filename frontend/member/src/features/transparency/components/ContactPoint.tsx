import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '#member/shared/model/company-address';
import { useFormats, useSession } from '#member/shared/state/session';
import { dialled, readablePhone } from '#member/ui/phone';
import { OuterLink } from '#member/ui/TextLink';
import { officialLanguages } from '../model/reading';

/** Where members and authorities reach the company (DSA, articles 11 and 12). */
export function ContactPoint() {
  const { t } = useTranslation('transparency');
  const { settings, company, locale } = useSession();
  const { country } = useFormats();
  const address = `${company.name}, ${addressOf(company, country(company.country))}`;
  const link = { display: 'inline-flex', alignItems: 'center', minH: 'target', overflowWrap: 'anywhere' } as const;
  const ways = [
    [t('contact.post'), <address key="post">{address}</address>],
    [
      t('contact.email'),
      <OuterLink key="email" href={`mailto:${settings.support_email}`} {...link}>
        {settings.support_email}
      </OuterLink>,
    ],
    [
      t('contact.phone'),
      <OuterLink key="phone" href={`tel:${dialled(settings.support_phone)}`} {...link}>
        {readablePhone(settings.support_phone)}
      </OuterLink>,
    ],
  ] as const;
  return (
    <>
      <p>{t('contact.members')}</p>
      <Box as="dl" mt="4" display="grid" gap="3" css={{ '& address': { fontStyle: 'normal' } }}>
        {ways.map(([label, value]) => (
          <div key={label}>
            <Box as="dt" textStyle="small" color="ink.soft">
              {label}
            </Box>
            <Box as="dd" minW="0" overflowWrap="anywhere">
              {value}
            </Box>
          </div>
        ))}
      </Box>
      <Box mt="4">{t('contact.authorities', { languages: officialLanguages(company.country, locale) })}</Box>
    </>
  );
}
