import { Box, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { serverNow } from '#kit';
import { addressOf } from '#member/shared/model/company-address';
import { useFormats, useSession } from '#member/shared/state/session';
import { ColourModeSwitch, LanguageSelect } from '#member/ui/DisplaySwitches';
import { PhoneLink } from '#member/ui/PhoneLink';
import { TextLink } from '#member/ui/TextLink';
import { hasLanguageChoice } from './language-places';

export const footerLinks = [
  ['terms', '/pages/terms'],
  ['privacy', '/pages/privacy'],
  ['cookies', '/pages/cookies'],
  ['ban', '/pages/ban'],
  ['pricing', '/pricing'],
  ['complaints', '/complaints'],
  ['return_policy', '/pages/return-policy'],
  ['faq', '/pages/faq'],
  ['support', '/pages/service'],
  ['transparency', '/transparency'],
  ['safety', '/pages/safety'],
  ['accessibility', '/pages/accessibility'],
  ['status', '/status'],
] as const;

const choiceLink = (about: 'choice' | 'advertising') => ['cookie_choice', `/pages/cookies#${about}`] as const;

interface FooterProps {
  /** Under a form of several steps: help, and what is asked about on the way. */
  readonly brief?: boolean;
}

const onTheWay: readonly string[] = ['terms', 'privacy', 'support'];

/** The same place for help on every page, who we are, and what must be said. */
export function Footer({ brief = false }: FooterProps) {
  const { t } = useTranslation();
  const { settings, company, locale, measuring, advertising } = useSession();
  const { country } = useFormats();
  const { pathname } = useLocation();
  const choices = measuring ? [choiceLink('choice')] : advertising ? [choiceLink('advertising')] : [];
  const year = new Date(serverNow()).getFullYear();
  return (
    <Box as="footer" bg="sunken" borderTopWidth="1px" borderColor="hairline" textStyle="small">
      <Box maxW={{ base: 'content', '2xl': 'wide' }} mx="auto" px={{ base: '4', md: '8' }} py="8">
        <nav aria-label={t('footer.label')}>
          <Box as="ul" display="grid" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))" columnGap="4">
            {[...footerLinks, ...choices].map(([word, to]) => (
              <li key={word} hidden={brief && !onTheWay.includes(word)}>
                {/* The status is no page of this app: it is there also when the app is not. */}
                <TextLink to={to} reloadDocument={word === 'status'} plain display="inline-flex" alignItems="center" minH="target">
                  {t(`footer.${word}`)}
                </TextLink>
              </li>
            ))}
          </Box>
        </nav>
        <Flex mt="5" gap="6" wrap="wrap" align="flex-end" justify="space-between">
          {brief ? null : (
            <Box maxW="full">
              <ColourModeSwitch />
            </Box>
          )}
          <Flex gap="4" align="center" wrap="wrap">
            {hasLanguageChoice(pathname) ? <LanguageSelect placement="above" /> : null}
            <PhoneLink />
          </Flex>
        </Flex>
        <Box mt="6" maxW="prose" display="grid" gap="3" color="ink.soft">
          <p>{t('footer.disclaimer', { site: settings.name, min_age: settings.min_age })}</p>
          {locale === 'en' ? <p>{t('footer.us')}</p> : null}
          <p hidden={brief}>
            {t('footer.copyright', { year, company: company.name })}
            <br />
            {addressOf(company, country(company.country))}
            <br />
            {[
              company.kvk ? t('footer.register', { number: company.kvk }) : '',
              ...company.vat_numbers.map((number) => t('footer.vat', { number })),
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
        </Box>
      </Box>
    </Box>
  );
}
