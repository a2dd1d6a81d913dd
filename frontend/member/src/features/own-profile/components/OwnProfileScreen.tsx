import { Box, Grid } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toApiError } from '#kit';
import { useMe, useSettings } from '#member/shared/state/session';
import { ActionButton, LinkButton } from '#member/ui/ActionButton';
import { Dialog } from '#member/ui/Dialog';
import { ErrorNotice } from '#member/ui/Notice';
import { Page, PageTitle } from '#member/ui/Page';
import { Shape } from '#member/ui/Skeletons';
import { VisuallyHidden } from '#member/ui/VisuallyHidden';
import { ownProfileQuery } from '../api/profile';
import { UnsavedContext, useUnsaved } from '../state/unsaved';
import { BasicsSection } from './BasicsSection';
import { LifeSection, LooksSection } from './FactSections';
import { IntimateSection, InterestsSection } from './InterestSections';
import { PhotosSection } from './PhotosSection';
import { SexualitySection } from './SexualitySection';
import { TownSection, type TownInput } from './TownSection';
import { VerificationEntry } from './VerificationEntry';
import { WishesSection } from './WishesSection';

export type { TownInput };

/** One's own profile: photos, and what one tells, part by part. The site says which questions there are. */
export function OwnProfileScreen({ town }: { readonly town: TownInput }) {
  const { t } = useTranslation('own');
  const me = useMe();
  const { visible_profile_fields, visible_profile_notes } = useSettings();
  const own = useQuery(ownProfileQuery);
  const { mark, blocker } = useUnsaved();
  const shown = [...visible_profile_fields, ...visible_profile_notes];
  const asksAny = (...fields: typeof shown) => fields.some((field) => shown.includes(field));
  return (
    <Page title={t('title')} width="prose" noIndex>
      <PageTitle
        lead={t('lead')}
        action={
          <LinkButton to={`/members/${me.profile.id}`} tone="outline" icon={<Eye size="1.4rem" aria-hidden />}>
            {t('see')}
          </LinkButton>
        }
      >
        {t('title')}
      </PageTitle>
      <UnsavedContext value={mark}>
        <PhotosSection />
        <VerificationEntry />
        {own.isPending ? <SectionsSkeleton /> : null}
        {own.isError && !own.data ? <ErrorNotice error={toApiError(own.error)} onRetry={() => void own.refetch()} /> : null}
        {own.data ? (
          <>
            <BasicsSection answer={own.data} />
            <TownSection answer={own.data} town={town} />
            {asksAny('relationship', 'reason') ? <LifeSection answer={own.data} shown={shown} /> : null}
            <WishesSection answer={own.data} />
            {asksAny('hair', 'eyes', 'body', 'tattoos') ? <LooksSection answer={own.data} shown={shown} /> : null}
            {asksAny('interests') ? <InterestsSection answer={own.data} /> : null}
            {asksAny('sexuality') ? <SexualitySection answer={own.data} /> : null}
            {asksAny('interests') ? <IntimateSection answer={own.data} /> : null}
          </>
        ) : null}
      </UnsavedContext>
      {blocker.state === 'blocked' ? (
        <Dialog
          open
          onClose={blocker.reset}
          title={t('unsaved.title')}
          actions={
            <>
              <ActionButton onClick={blocker.reset}>{t('unsaved.stay')}</ActionButton>
              <ActionButton tone="outline" onClick={blocker.proceed}>
                {t('unsaved.leave')}
              </ActionButton>
            </>
          }
        >
          <p>{t('unsaved.text')}</p>
        </Dialog>
      ) : null}
    </Page>
  );
}

function SectionsSkeleton() {
  const { t } = useTranslation();
  return (
    <Grid gap="5" aria-busy>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {[0, 1, 2, 3].map((row) => (
        <Box key={row}>
          <Shape h="28" borderRadius="card" />
        </Box>
      ))}
    </Grid>
  );
}
