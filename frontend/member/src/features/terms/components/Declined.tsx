import { Box, Grid } from '@chakra-ui/react';
import { FolderDown, LogOut, UserRoundX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionButton, LinkButton } from '#member/ui/ActionButton';
import { Dialog } from '#member/ui/Dialog';

/** Nobody has to agree: what one can take along, and the ways out. */
export function Declined({ onBack }: { readonly onBack: () => void }) {
  const { t } = useTranslation(['terms', 'common']);
  return (
    <Dialog open onClose={onBack} title={t('declined.title')} actions={<ActionButton onClick={onBack}>{t('declined.back')}</ActionButton>}>
      <Box mb="5">{t('declined.text')}</Box>
      <Grid gap="3">
        <LinkButton to="/settings/my-data" tone="outline" icon={<FolderDown size="1.4rem" aria-hidden />}>
          {t('declined.data')}
        </LinkButton>
        <LinkButton to="/settings/delete" tone="outline" icon={<UserRoundX size="1.4rem" aria-hidden />}>
          {t('declined.leave')}
        </LinkButton>
        <form method="post" action="/logout">
          <ActionButton type="submit" tone="outline" wide icon={<LogOut size="1.4rem" aria-hidden />}>
            {t('common:nav.logout')}
          </ActionButton>
        </form>
      </Grid>
    </Dialog>
  );
}
