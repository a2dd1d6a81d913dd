import { useTranslation } from 'react-i18next';
import { listNames, switches, type Filters, type ListName } from '../model/filters';

export interface FilterWord {
  readonly key: keyof Filters;
  readonly words: string;
}

/** A value of a list in words. Where the word for a woman and for a man differ, both are named. */
export function useListWords(): (name: ListName, value: string) => string {
  const { t } = useTranslation('profile');
  return (name, value) => {
    if (name !== 'relationship') return t(`${name}.${value}` as 'hair.grey');
    const [she, he] = [
      t(`relationship.female.${value}` as 'relationship.female.single'),
      t(`relationship.male.${value}` as 'relationship.male.single'),
    ];
    return she === he ? she : `${she} / ${he}`;
  };
}

/** Each further choice in a few words, for the chips above the results. */
export function useFilterWords(filters: Filters): readonly FilterWord[] {
  const { t } = useTranslation('search');
  const { t: profile } = useTranslation('profile');
  const valueWords = useListWords();
  const label = (name: ListName) => (name === 'interests' ? profile('interests.title') : profile(`facts.${name}`));
  const words: (FilterWord | false)[] = [
    filters.distance !== undefined && { key: 'distance', words: t('filters.within', { km: filters.distance }) },
    filters.last_online !== undefined && {
      key: 'last_online',
      words: t(`filters.last_online_${filters.last_online}` as 'filters.last_online_7'),
    },
    ...switches.map((name) => filters[name] === true && { key: name, words: t(`filters.${name}`) }),
    ...listNames.map((name) => {
      const values: readonly string[] = filters[name] ?? [];
      return values.length > 0 && { key: name, words: `${label(name)}: ${values.map((value) => valueWords(name, value)).join(', ')}` };
    }),
    filters.intimate !== undefined && {
      key: 'intimate',
      words: `${t('groups.intimate')}: ${filters.intimate.map((value) => profile(`interests.${value}`)).join(', ')}`,
    },
    filters.about !== undefined && { key: 'about', words: t('filters.about_chip', { words: filters.about }) },
  ];
  return words.filter((word) => word !== false);
}
