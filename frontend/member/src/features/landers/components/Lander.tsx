import { Box, chakra, Grid, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHead } from '#member/shared/hooks/use-head';
import { nicheWord } from '#member/shared/model/niche';
import { useSettings } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { JoinButton, useJoinWords } from '#member/ui/JoinButton';

const Band = chakra('section', { base: { py: { base: '8', md: '12' } } });
const Inner = chakra('div', { base: { maxW: 'content', mx: 'auto', px: { base: '4', md: '8' } } });

interface LanderProps {
  readonly title: string;
  readonly lead: string;
  /** Beside the title on a desktop, under it on a phone. */
  readonly picture: ReactNode;
  /** Where the one button leads, and what it says; the sign-up without it. */
  readonly next?: { readonly to: string; readonly words: string };
  /** Pages about one person are nothing for search engines. */
  readonly noIndex?: boolean;
  /** What is said under the first screen. */
  readonly children?: ReactNode;
}

/** One idea, one picture, one button; then whom the site is for, and the same button. */
export function Lander({ title, lead, picture, next, noIndex = false, children }: LanderProps) {
  const { t } = useTranslation(['landers', 'home']);
  const word = nicheWord(useSettings().niche);
  const joinWords = useJoinWords('why');
  const button = next ? (
    <LinkButton to={next.to} size="lg">
      {next.words}
    </LinkButton>
  ) : (
    <JoinButton size="lg">{t('home:signup')}</JoinButton>
  );
  useHead({ title, description: lead, noIndex });
  return (
    <>
      <Band>
        <Inner
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}
          gap={{ base: '7', md: '12' }}
          alignItems="center"
        >
          <Box minW="0" overflowWrap="anywhere">
            <Box mb="3" textStyle="lead" fontWeight="bold" color="primary.deep">
              {t(`home:niche.${word}.title`)}
            </Box>
            <Heading as="h1" textStyle="hero" id="page-title" tabIndex={-1} hyphens="auto">
              {title}
            </Heading>
            <Box mt="4" textStyle="lead" maxW="32rem">
              {lead}
            </Box>
            <Box mt="6">{button}</Box>
            <Box mt="4" textStyle="small" color="ink.soft" maxW="32rem">
              {joinWords(t('free'))}
            </Box>
          </Box>
          <Box minW="0">{picture}</Box>
        </Inner>
      </Band>
      {children ? (
        <Band bg="surface">
          <Inner>{children}</Inner>
        </Band>
      ) : null}
      <LanderEnd button={button} isDrawn={!next} />
    </>
  );
}

interface LanderEndProps {
  readonly button: ReactNode;
  /** Its people are drawn, which is said. */
  readonly isDrawn: boolean;
}

/** Whom the site is for, and the same button once more. */
function LanderEnd({ button, isDrawn }: LanderEndProps) {
  const { t } = useTranslation(['landers', 'home']);
  const word = nicheWord(useSettings().niche);
  return (
    <Band bg="sunken">
      <Inner display="grid" gap="4" justifyItems="start">
        <Heading as="h2" textStyle="h1">
          {t('home:ready_title')}
        </Heading>
        <Box textStyle="lead" maxW="prose">
          {t(`home:niche.${word}.text`)}
        </Box>
        <Box mt="2">{button}</Box>
        {isDrawn ? (
          <Box textStyle="small" color="ink.soft">
            {t('drawn')}
          </Box>
        ) : null}
      </Inner>
    </Band>
  );
}

/** Things of the same weight, beside one another where there is room. */
export function Columns({
  columns = 3,
  ordered = false,
  children,
}: {
  readonly columns?: 2 | 3 | 4;
  readonly ordered?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Grid
      as={ordered ? 'ol' : 'ul'}
      gap={{ base: '7', md: '9' }}
      templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {children}
    </Grid>
  );
}

/** One of them: a sign, a title, a few words. */
export function Column({ sign, title, text }: { readonly sign: ReactNode; readonly title: string; readonly text: string }) {
  return (
    <Box as="li" minW="0" overflowWrap="anywhere" hyphens="auto">
      <Box
        aria-hidden
        display="inline-grid"
        placeItems="center"
        minW="14"
        h="14"
        mb="3"
        borderRadius="pill"
        bg="primary.tint"
        color="primary.deep"
        textStyle="h2"
      >
        {sign}
      </Box>
      <Heading as="h2" textStyle="h3">
        {title}
      </Heading>
      <Box mt="1" color="ink.soft">
        {text}
      </Box>
    </Box>
  );
}
