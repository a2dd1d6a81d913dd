import { Box, Heading } from '@chakra-ui/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { privacySwitches, signsOfLife, type PrivacyAnswer, type PrivacySwitch } from '#contracts';
import { toApiError } from '#kit';
import { peopleKey } from '#member/shared/api/people';
import { announce } from '#member/ui/announce';
import { Card } from '#member/ui/Card';
import { ErrorNotice } from '#member/ui/Notice';
import { Shape } from '#member/ui/Skeletons';
import { privacyQuery, setSwitch } from '../api/privacy';
import { HeldCheckbox } from './HeldCheckbox';
import { PhotoGuests } from './PhotoGuests';

const isSign = (name: PrivacySwitch): boolean => (signsOfLife as readonly PrivacySwitch[]).includes(name);
const seen = privacySwitches.filter((name) => !isSign(name));

/** Everything a member decides about being seen and seeing; a switch holds at once. `children`: what other rooms have to choose. */
export function PrivacyPanel({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation('own');
  const queries = useQueryClient();
  const privacy = useQuery(privacyQuery);
  const change = useMutation({
    mutationFn: setSwitch,
    onSuccess: (answer) => {
      queries.setQueryData(privacyQuery.queryKey, answer);
      void queries.invalidateQueries({ queryKey: [peopleKey] });
      announce(t('saved'));
    },
    onError: () => void privacy.refetch(),
  });
  const set = (name: PrivacySwitch, on: boolean) =>
    change.mutateAsync({ switch: name, on }).then(
      () => true,
      () => false,
    );
  return (
    <>
      <Card padded as="section" aria-labelledby="privacy-title" mb="5">
        <Heading as="h2" id="privacy-title" textStyle="h3" mb="4">
          {t('privacy.title')}
        </Heading>
        {privacy.isPending ? <Shape h="32" /> : null}
        {privacy.isError && !privacy.data ? <ErrorNotice error={toApiError(privacy.error)} onRetry={() => void privacy.refetch()} /> : null}
        {change.isError ? (
          <Box mb="4">
            <ErrorNotice error={toApiError(change.error)} />
          </Box>
        ) : null}
        {privacy.data ? <Switches names={seen} held={privacy.data.privacy} onChange={set} /> : null}
      </Card>
      {privacy.data ? (
        <Card padded as="section" aria-labelledby="privacy-chat" mb="5">
          <Heading as="h2" id="privacy-chat" textStyle="h3" mb="4">
            {t('privacy.chat_title')}
          </Heading>
          <Switches names={signsOfLife} held={privacy.data.privacy} onChange={set} />
        </Card>
      ) : null}
      {children ? <Box mb="5">{children}</Box> : null}
      <PhotoGuests />
    </>
  );
}

interface SwitchesProps {
  readonly names: readonly PrivacySwitch[];
  readonly held: PrivacyAnswer['privacy'];
  readonly onChange: (name: PrivacySwitch, on: boolean) => Promise<boolean>;
}

function Switches({ names, held, onChange }: SwitchesProps) {
  const { t } = useTranslation('own');
  return names.map((name) => (
    <Box key={name}>
      <HeldCheckbox
        name={name}
        label={t(`privacy.${name}.label`)}
        checked={held[name]}
        describedBy={`${name}-hint`}
        onChange={(on) => onChange(name, on)}
      />
      <Box id={`${name}-hint`} mt="-3" mb="6" textStyle="small" color="ink.soft">
        {t(`privacy.${name}.hint`)}
      </Box>
    </Box>
  ));
}
