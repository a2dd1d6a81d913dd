import { Box, Flex } from '@chakra-ui/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { limits, type SavedSearch } from '#contracts';
import { toApiError } from '#kit';
import { ActionButton } from '#member/ui/ActionButton';
import { announce } from '#member/ui/announce';
import { Dialog } from '#member/ui/Dialog';
import { Field } from '#member/ui/Field';
import { moveFocusToRow } from '#member/ui/move-focus-to-row';
import { ErrorNotice } from '#member/ui/Notice';
import { Dotted } from '#member/ui/PersonCard';
import { ListSkeleton } from '#member/ui/Skeletons';
import { filtersOf, removeSearch, savedSearchesKey, savedSearchesQuery, saveSearch } from '../api/saved-searches';
import { useFilterWords } from '../hooks/use-filter-words';
import type { Filters } from '../model/filters';

export interface SavedDialogProps {
  readonly filters: Filters;
  readonly onOpen: (filters: Filters) => void;
  readonly onClose: () => void;
}

const [rowsId, emptyId] = ['saved-searches', 'no-saved-searches'];

/** What one looks for again and again: to open, to forget, and to keep one more. */
export function SavedDialog({ filters, onOpen, onClose }: SavedDialogProps) {
  const { t } = useTranslation('search');
  const saved = useQuery(savedSearchesQuery);
  const searches = saved.data?.searches ?? [];
  return (
    <Dialog open onClose={onClose} title={t('saved.title')}>
      {saved.isPending ? <ListSkeleton rows={2} /> : null}
      {saved.isError ? <ErrorNotice error={toApiError(saved.error)} onRetry={() => void saved.refetch()} /> : null}
      {saved.data && searches.length === 0 ? (
        <Box id={emptyId} tabIndex={-1} mb="5" color="ink.soft">
          {t('saved.empty')}
        </Box>
      ) : null}
      <Flex as="ul" id={rowsId} direction="column" mb="6">
        {searches.map((search, index) => (
          <SavedRow
            key={search.id}
            search={search}
            onRemoved={() => moveFocusToRow(rowsId, index, emptyId)}
            onOpen={() => {
              onClose();
              onOpen(filtersOf(search));
            }}
          />
        ))}
      </Flex>
      {saved.data && searches.length < limits.savedSearches ? <SaveForm filters={filters} /> : null}
      {searches.length >= limits.savedSearches ? <Box color="ink.soft">{t('saved.full', { max: limits.savedSearches })}</Box> : null}
    </Dialog>
  );
}

interface SavedRowProps {
  readonly search: SavedSearch;
  readonly onOpen: () => void;
  readonly onRemoved: () => void;
}

function SavedRow({ search, onOpen, onRemoved }: SavedRowProps) {
  const { t } = useTranslation('search');
  const queries = useQueryClient();
  const further = useFilterWords(filtersOf(search));
  const removing = useMutation({
    mutationFn: () => removeSearch(search.id),
    onSuccess: (answer) => {
      queries.setQueryData(savedSearchesKey, answer);
      announce(t('saved.removed', search));
      onRemoved();
    },
  });
  return (
    <Box as="li" py="3" borderBottomWidth="1px" borderColor="hairline">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Box flex="1 1 10rem" minW="0" overflowWrap="anywhere">
          <Box fontWeight="medium">{search.name}</Box>
          {further.length > 0 ? (
            <Box textStyle="small" color="ink.soft">
              <Dotted facts={further.map(({ words }) => words)} />
            </Box>
          ) : null}
        </Box>
        <Flex gap="2.5">
          <ActionButton size="compact" aria-label={t('saved.open_name', search)} onClick={onOpen}>
            {t('saved.open')}
          </ActionButton>
          <ActionButton
            tone="outline"
            size="compact"
            aria-label={t('saved.remove_name', search)}
            busy={removing.isPending}
            icon={<Trash2 size="1.4rem" aria-hidden />}
            onClick={() => removing.mutate()}
          >
            {t('saved.remove')}
          </ActionButton>
        </Flex>
      </Flex>
      {removing.isError ? <ErrorNotice error={toApiError(removing.error)} onRetry={() => removing.mutate()} /> : null}
    </Box>
  );
}

function SaveForm({ filters }: { readonly filters: Filters }) {
  const { t } = useTranslation('search');
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: (name: string) => saveSearch(name, filters),
    onSuccess: (answer, name) => {
      queries.setQueryData(savedSearchesKey, answer);
      announce(t('saved.done', { name }));
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const name = new FormData(form).get('name');
        if (typeof name === 'string' && name.trim()) saving.mutate(name.trim(), { onSuccess: () => form.reset() });
      }}
    >
      <Field name="name" label={t('saved.name')} hint={t('saved.hint')} maxLength={limits.searchName} autoComplete="off" />
      {saving.isError ? <ErrorNotice error={toApiError(saving.error)} /> : null}
      <ActionButton type="submit" busy={saving.isPending}>
        {t('saved.save')}
      </ActionButton>
    </form>
  );
}
