import { Box, chakra, Flex, Grid, Heading } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHead } from '#member/shared/hooks/use-head';
import { usePageData } from '#member/shared/hooks/use-page-data';
import { joiningOf } from '#member/shared/model/joining';
import { nicheWord } from '#member/shared/model/niche';
import { useSession, useSettings } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { JoinButton, useJoinWords } from '#member/ui/JoinButton';
import { TextLink } from '#member/ui/TextLink';
import { Advertisement, AdvertisementTeaser } from '../Advertisement';

const Portrait = chakra('img', {
  base: { w: 'full', h: 'auto', aspectRatio: 'portrait', borderRadius: 'card', boxShadow: 'card', objectFit: 'cover' },
});

const portraits = ['01', '02', '03', '04', '05', '06'].map((number) => `/portraits/${number}.webp`);

/** Drawings, no members: on phones one row of three, so that the first screen stays light. */
function Portraits() {
  const { t } = useTranslation('home');
  return (
    <Grid role="img" aria-label={t('portraits')} gap="4" templateColumns="repeat(3, minmax(0, 1fr))" alignItems="start">
      {portraits.map((file, index) => (
        <Box
          key={file}
          mt={index % 3 === 1 ? { base: '4', md: '9' } : undefined}
          display={index < 3 ? 'block' : { base: 'none', md: 'block' }}
        >
          <Portrait src={file} alt="" htmlWidth={160} htmlHeight={200} loading={index < 3 ? 'eager' : 'lazy'} />
        </Box>
      ))}
    </Grid>
  );
}

function Benefit({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div>
      <Heading as="h2" textStyle="h2">
        {title}
      </Heading>
      <Box mt="2" textStyle="small" color="ink.soft" maxW="22rem">
        {text}
      </Box>
    </div>
  );
}

const Band = chakra('section', { base: { py: { base: '8', md: '12' } } });
const Inner = chakra('div', { base: { maxW: 'content', mx: 'auto', px: { base: '4', md: '8' } } });

export default function Home() {
  const { t } = useTranslation('home');
  const settings = useSettings();
  const joinWords = useJoinWords('why');
  const { advertisement } = usePageData('home');
  const niche = nicheWord(settings.niche);
  const forAll = niche === 'all';
  useHead({
    ...(!forAll && { title: t(`niche.${niche}.title`) }),
    description: forAll ? settings.description || joinWords(t('description', { site: settings.name })) : t(`niche.${niche}.text`),
    image: portraits[0],
  });
  return (
    <>
      <Welcome />
      {advertisement?.teaser ? <AdvertisementTeaser {...advertisement} /> : null}

      <Band bg="sunken">
        <Inner display="grid" gap={{ base: '7', md: '10' }} gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
          <Benefit title={t('honest_title')} text={t('honest_text')} />
          <Benefit title={t('pace_title')} text={t('pace_text')} />
          <Benefit title={t('help_title')} text={t('help_text')} />
        </Inner>
      </Band>

      <Steps />
      <CostAndStart />
      {advertisement ? <Advertisement {...advertisement} /> : null}
    </>
  );
}

/** The promise of the site, and the way in. */
function Welcome() {
  const { t } = useTranslation('home');
  const settings = useSettings();
  const joinWords = useJoinWords('why');
  const niche = nicheWord(settings.niche);
  const forAll = niche === 'all';
  return (
    <Band>
      <Inner display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap={{ base: '8', md: '12' }} alignItems="center">
        <div>
          <Heading as="h1" textStyle="hero" id="page-title" tabIndex={-1}>
            {forAll ? (
              <>
                {t('title_1')}
                <br />
                {t('title_2')}
              </>
            ) : (
              t(`niche.${niche}.title`)
            )}
          </Heading>
          <Box mt="4" textStyle="lead" maxW="32rem">
            {forAll ? t('lead') : t(`niche.${niche}.text`)} {joinWords(t('lead_free'))} {t('lead_renews')}
          </Box>
          <Flex mt="7" gap="3.5" wrap="wrap">
            <JoinButton size="lg">{t('signup')}</JoinButton>
            <LinkButton to="#how-it-works" tone="outline" size="lg" px="6">
              {t('how')}
            </LinkButton>
          </Flex>
          <Flex mt="6" gap="2.5" align="center" textStyle="small" color="ink.soft">
            <Lock size="1.25rem" aria-hidden />
            {t('privacy')}
          </Flex>
        </div>
        <Portraits />
      </Inner>
    </Band>
  );
}

/** How it works, in four steps. */
function Steps() {
  const { t } = useTranslation('home');
  return (
    <Band id="how-it-works" tabIndex={-1}>
      <Inner>
        <Heading as="h2" textStyle="h1">
          {t('steps_title')}
        </Heading>
        <Grid as="ol" mt="6" gap={{ base: '6', md: '8' }} templateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }}>
          {([1, 2, 3, 4] as const).map((step) => (
            <Flex as="li" key={step} direction={{ base: 'row', lg: 'column' }} gap="4">
              <Flex
                aria-hidden
                flexShrink={0}
                w="12"
                h="12"
                borderRadius="pill"
                align="center"
                justify="center"
                bg="secondary.tint"
                color="ink"
                textStyle="h3"
              >
                {step}
              </Flex>
              <Box minW="0" overflowWrap="anywhere">
                <Heading as="h3" textStyle="h3">
                  {t(`step_${step}_title`)}
                </Heading>
                <Box mt="1" color="ink.soft">
                  {t(`step_${step}_text`)}
                </Box>
              </Box>
            </Flex>
          ))}
        </Grid>
      </Inner>
    </Band>
  );
}

/** What it costs, and the way in once more. */
function CostAndStart() {
  const { t } = useTranslation('home');
  const session = useSession();
  const isOpen = joiningOf(session) === 'open';
  const { free_messages: messages, free_conversations: conversations } = session.settings;
  return (
    <Band bg="sunken">
      <Inner display="grid" gap={{ base: '8', md: '12' }} gridTemplateColumns={{ base: '1fr', md: '1.3fr 1fr' }} alignItems="start">
        <div>
          <Heading as="h2" textStyle="h2">
            {t('cost_title')}
          </Heading>
          <Box mt="2" maxW="prose">
            {t(isOpen ? 'cost_free' : 'cost_free_members')} {t('cost_text', { messages, conversations })}
          </Box>
          <Box mt="3">
            <TextLink to="/pricing" display="inline-flex" alignItems="center" minH="target">
              {t('cost_link')}
            </TextLink>
          </Box>
        </div>
        <div>
          <Heading as="h2" textStyle="h2">
            {t('ready_title')}
          </Heading>
          <Box mt="2" mb="4">
            {t('ready_text')}
          </Box>
          <JoinButton size="lg">{t('signup')}</JoinButton>
        </div>
      </Inner>
    </Band>
  );
}
