import { Box } from '@chakra-ui/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { receptionChoices } from '#contracts';
import { toApiError } from '#kit';
import { announce } from '#member/ui/announce';
import { Card } from '#member/ui/Card';
import { ChoiceCards } from '#member/ui/ChoiceCards';
import { ErrorNotice } from '#member/ui/Notice';
import { ListSkeleton } from '#member/ui/Skeletons';
import { receptionQuery, setReception } from '../api/reception';

const noLimit = 'none';

/** How many new people may write to the member in a day. A choice holds at once. */
export function ReceptionPanel() {
  const { t } = useTranslation('chat');
  const queries = useQueryClient();
  const reception = useQuery(receptionQuery);
  const change = useMutation({
    mutationFn: setReception,
    onMutate: (body) => queries.setQueryData(receptionQuery.queryKey, body),
    onSuccess: () => announce(t('reception.saved')),
    onError: () => void reception.refetch(),
  });
  return (
    <Card padded as="section">
      {reception.isPending ? <ListSkeleton rows={4} /> : null}
      {reception.isError && !reception.data ? (
        <ErrorNotice error={toApiError(reception.error)} onRetry={() => void reception.refetch()} />
      ) : null}
      {change.isError ? (
        <Box mb="4">
          <ErrorNotice error={toApiError(change.error)} />
        </Box>
      ) : null}
      {reception.data ? (
        <ChoiceCards
          name="first_messages_daily"
          label={t('reception.label')}
          hint={t('reception.hint')}
          value={String(reception.data.first_messages_daily ?? noLimit)}
          options={[
            { value: noLimit, label: t('reception.no_limit') },
            ...receptionChoices.toReversed().map((count) => ({ value: String(count), label: t('reception.at_most', { count }) })),
          ]}
          onChange={({ currentTarget: { value } }) => change.mutate({ first_messages_daily: value === noLimit ? null : Number(value) })}
        />
      ) : null}
    </Card>
  );
}
