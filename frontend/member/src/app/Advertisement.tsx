import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { AdvertisementView } from '#contracts';
import { OuterLink } from '#member/ui/TextLink';
import { AdvertisementAnswer } from './AdvertisementAnswer';

const Picture = chakra('img', {
  base: { w: 'full', aspectRatio: 'portrait', objectFit: 'cover', borderRadius: 'control', bg: 'sunken' },
});
const Row = chakra('ul', {
  base: {
    display: 'grid',
    listStyleType: 'none',
    p: '0',
    mt: '4',
    gap: '3',
    maxW: '30rem',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  },
});
/** What leads to another company: it learns of no page of ours, and search engines that it is paid for. */
const PaidLink = chakra(OuterLink, {
  base: { display: 'inline-flex', alignItems: 'center', minH: 'target', overflowWrap: 'anywhere' },
});
const paid = { target: '_blank', rel: 'sponsored nofollow noopener noreferrer' } as const;

/** The card of another company, and said to be one. Its pictures come with a yes alone; a no takes the whole card away. Works without a script. */
export function Advertisement({ host, from, link, text, pictures, profiles, asks }: AdvertisementView) {
  const { t } = useTranslation('home');
  return (
    <Box as="aside" aria-labelledby="advertisement" maxW="content" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '8', md: '12' }}>
      <Box bg="surface" borderWidth="1px" borderColor="edge" borderRadius="card" p={{ base: '4', md: '6' }}>
        <Box id="advertisement" fontWeight="bold" textStyle="small">
          {t('advertisement.label')}
        </Box>
        <Heading as="h2" textStyle="h3" mt="2" overflowWrap="anywhere">
          {t('advertisement.title', { host })}
        </Heading>
        <Box mt="2" maxW="prose" overflowWrap="anywhere">
          {text || t('advertisement.text')}
        </Box>
        {pictures.length > 0 ? (
          <Row>
            {pictures.map((picture) => (
              <li key={picture}>
                <Picture src={picture} alt="" loading="lazy" referrerPolicy="no-referrer" />
              </li>
            ))}
          </Row>
        ) : null}
        {profiles.length > 0 ? (
          <Row>
            {profiles.map(({ name, link: page, picture }) => (
              <li key={page}>
                <PaidLink
                  href={page}
                  {...paid}
                  aria-label={t('advertisement.profile', { name, host })}
                  flexDirection="column"
                  w="full"
                  gap="1"
                >
                  {picture === null ? null : <Picture src={picture} alt="" loading="lazy" referrerPolicy="no-referrer" />}
                  {name}
                </PaidLink>
              </li>
            ))}
          </Row>
        ) : null}
        <PaidLink href={link} {...paid} mt="2">
          {t('advertisement.link', { host })}
        </PaidLink>
        <AdvertisementAnswer from={from} asks={asks} />
      </Box>
    </Box>
  );
}

/** One line that leads there, further up; it goes with the card. */
export function AdvertisementTeaser({ host, link }: AdvertisementView) {
  const { t } = useTranslation('home');
  return (
    <Flex maxW="content" mx="auto" px={{ base: '4', md: '8' }} columnGap="4" wrap="wrap" align="center" textStyle="small">
      <Box as="strong">{t('advertisement.label')}</Box>
      <span>{t('advertisement.title', { host })}</span>
      <PaidLink href={link} {...paid}>
        {t('advertisement.link', { host })}
      </PaidLink>
    </Flex>
  );
}
