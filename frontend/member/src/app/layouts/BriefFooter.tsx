import { Box, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#member/shared/state/session';
import { PhoneLink } from '#member/ui/PhoneLink';
import { TextLink } from '#member/ui/TextLink';

const links = [
  ['terms', '/pages/terms'],
  ['privacy', '/pages/privacy'],
  ['support', '/pages/service'],
] as const;

/** Under a form of several steps: help, and what is asked about on the way. The links open beside it, so that nothing is lost. */
export function BriefFooter() {
  const { t } = useTranslation();
  const { settings } = useSession();
  return (
    <Box as="footer" bg="sunken" borderTopWidth="1px" borderColor="hairline" textStyle="small">
      <Box maxW="form" mx="auto" px={{ base: '4', md: '8' }} py="4">
        <Flex as="ul" aria-label={t('footer.label')} columnGap="6" wrap="wrap">
          {links.map(([word, to]) => (
            <li key={word}>
              <TextLink to={to} plain target="_blank" display="inline-flex" alignItems="center" minH="target">
                {t(`footer.${word}`)}
              </TextLink>
            </li>
          ))}
          <li>
            <PhoneLink />
          </li>
        </Flex>
        <Box mt="2" color="ink.soft">
          {t('footer.disclaimer', { site: settings.name, min_age: settings.min_age })}
        </Box>
      </Box>
    </Box>
  );
}
