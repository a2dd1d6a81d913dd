import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { distances, lastOnlineDays, limits, type Interest, type SearchField } from '#contracts';
import { toApiError } from '#kit';
import { useInterests } from '#member/shared/hooks/use-interests';
import { Checkbox, ChoiceCards } from '#member/ui/ChoiceCards';
import { asSentence, useFictionalWords, withinSentence } from '#member/ui/fictional-words';
import { Field } from '#member/ui/Field';
import { ErrorNotice } from '#member/ui/Notice';
import { Select } from '#member/ui/Select';
import { Shape } from '#member/ui/Skeletons';
import { seesIntimateQuery } from '../api/see-intimate';
import { useListWords } from '../hooks/use-filter-words';
import { lists, type Filters, type ListName } from '../model/filters';

const Frame = chakra('details', {
  base: { borderTopWidth: '1px', borderColor: 'hairline', '&[open] summary svg': { transform: 'rotate(180deg)' } },
});
const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minH: 'action',
    py: '3',
    cursor: 'pointer',
    fontWeight: 'medium',
    listStyle: 'none',
  },
});

/** A group of the form that opens on a press; open already when something in it is chosen. */
function Group({ title, chosen, children }: { readonly title: string; readonly chosen: boolean; readonly children: ReactNode }) {
  return (
    <Frame open={chosen || undefined}>
      <Summary>
        {title}
        <ChevronDown size="1.4rem" aria-hidden />
      </Summary>
      <Box pt="2">{children}</Box>
    </Frame>
  );
}

interface FilterGroupsProps {
  readonly chosen: Filters;
  readonly has: (field: SearchField) => boolean;
}

const groups = [
  ['life', ['relationship', 'reason']],
  ['interests', ['interests']],
  ['looks', ['body', 'hair', 'eyes', 'tattoos']],
] as const satisfies readonly (readonly [string, readonly ListName[]])[];

/** All further choices, in groups that stay closed until they are wanted. */
export function FilterGroups({ chosen, has }: FilterGroupsProps) {
  const { t } = useTranslation('search');
  const here = (['photo', 'online', 'new_here'] as const).filter(has);
  return (
    <>
      {here.length > 0 || has('last_online') ? (
        <Group title={t('groups.here')} chosen={here.some((name) => chosen[name]) || chosen.last_online !== undefined}>
          {here.map((name) => (
            <Checkbox key={name} name={name} label={t(`filters.${name}`)} defaultChecked={chosen[name] === true} />
          ))}
          {has('last_online') ? (
            <Select
              name="last_online"
              label={t('filters.last_online')}
              empty={t('filters.any')}
              options={lastOnlineDays.map((days) => ({ value: String(days), label: t(`filters.last_online_${days}`) }))}
              defaultValue={String(chosen.last_online ?? '')}
            />
          ) : null}
        </Group>
      ) : null}
      {groups.map(([group, names]) => {
        const shown = names.filter(has);
        return shown.length > 0 ? (
          <Group key={group} title={t(`groups.${group}`)} chosen={shown.some((name) => chosen[name])}>
            {shown.map((name) => (
              <ListChoice key={name} name={name} chosen={chosen} />
            ))}
          </Group>
        ) : null;
      })}
      {has('about') ? (
        <Group title={t('groups.words')} chosen={chosen.about !== undefined}>
          <Field
            name="about"
            label={t('filters.about')}
            hint={t('filters.about_hint')}
            maxLength={limits.searchWords}
            autoComplete="off"
            defaultValue={chosen.about ?? ''}
          />
        </Group>
      ) : null}
      {has('interests') ? <IntimateGroup chosen={chosen} /> : null}
    </>
  );
}

/** Offered only to members who switched intimate interests on. */
function IntimateGroup({ chosen }: { readonly chosen: Filters }) {
  const { t } = useTranslation('search');
  const { data: offered = false } = useQuery(seesIntimateQuery);
  if (!offered) return null;
  return (
    <Group title={t('groups.intimate')} chosen={chosen.intimate !== undefined}>
      <InterestChoice intimate chosen={chosen.intimate ?? []} label={t('groups.intimate')} hint={t('filters.intimate_hint')} />
    </Group>
  );
}

interface InterestChoiceProps {
  readonly intimate?: boolean;
  readonly chosen: readonly Interest[];
  readonly label: string;
  readonly hint: string;
}

/** What the site offers; a choice that was made before stays while the list is on its way. */
function InterestChoice({ intimate = false, chosen, label, hint }: InterestChoiceProps) {
  const { t } = useTranslation('profile');
  const { list, values } = useInterests(intimate, chosen);
  return (
    <>
      <ChoiceCards
        name={intimate ? 'intimate' : 'interests'}
        many
        columns={2}
        label={label}
        hint={hint}
        defaultValue={chosen}
        options={values.map((value) => ({ value, label: t(`interests.${value}`) }))}
      />
      {list.isPending ? <Shape h="32" mb="5" /> : null}
      {list.isError ? <ErrorNotice error={toApiError(list.error)} onRetry={() => void list.refetch()} /> : null}
    </>
  );
}

function ListChoice({ name, chosen }: { readonly name: ListName; readonly chosen: Filters }) {
  const { t } = useTranslation('search');
  const { t: profile } = useTranslation('profile');
  const words = useListWords();
  if (name === 'interests')
    return <InterestChoice chosen={chosen.interests ?? []} label={t('groups.interests')} hint={t('filters.one_is_enough')} />;
  return (
    <ChoiceCards
      name={name}
      many
      columns={2}
      label={profile(`facts.${name}`)}
      hint={t('filters.one_is_enough')}
      defaultValue={chosen[name] ?? []}
      options={lists[name].map((value) => ({ value, label: words(name, value) }))}
    />
  );
}

/** How far away somebody may live. */
export function Distance({ chosen }: { readonly chosen: Filters }) {
  const { t } = useTranslation('search');
  return (
    <Select
      name="distance"
      label={t('filters.distance')}
      hint={t('filters.distance_hint')}
      empty={t('filters.any_distance')}
      options={distances.map((km) => ({ value: String(km), label: t('filters.within', { km }) }))}
      defaultValue={String(chosen.distance ?? '')}
    />
  );
}

/** Two fields beside each other, above each other on a phone. */
export function Pair({ children }: { readonly children: ReactNode }) {
  return (
    <Grid templateColumns="1fr 1fr" gap="4" alignItems="end">
      {children}
    </Grid>
  );
}

export function Switches({ twoWay, fictional }: { readonly twoWay: boolean; readonly fictional: boolean }) {
  const { t } = useTranslation('search');
  const words = withinSentence(useFictionalWords().plural);
  return (
    <Flex direction="column" pt="5" borderTopWidth="1px" borderColor="hairline">
      <Checkbox name="two_way" label={t('filters.two_way')} defaultChecked={twoWay} />
      <Checkbox name="hide_fictional" label={asSentence(t('filters.hide_fictional', { words }))} defaultChecked={!fictional} />
    </Flex>
  );
}
