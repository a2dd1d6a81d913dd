import { Flex } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { upToAge } from '#kit';
import { useFormats } from '#member/shared/state/session';
import { Chip } from '#member/ui/Chip';
import { regionsQuery } from '../api/list-regions';
import { useFilterWords } from '../hooks/use-filter-words';
import { choiceOf, type Asked } from '../model/asked';

interface FilterBarProps {
  readonly used: Asked;
  readonly forMember: boolean;
  readonly onOpen: () => void;
}

const chosenLook = { bg: 'primary.tint', color: 'primary.deep', borderColor: 'primary' } as const;

/** What is being searched by: whom and where in words, everything else as a number. Each opens the form. */
export function FilterBar({ used, forMember, onOpen }: FilterBarProps) {
  const { t } = useTranslation('search');
  const { country } = useFormats();
  const { data } = useQuery({ ...regionsQuery(used.country), enabled: used.countryregion !== null });
  const region = data?.regions.find(({ code }) => code === used.countryregion)?.name;
  const choices = [
    t('filters.who_ages', { who: t(`filters.gender_${used.gender}`), from: used.min_age, to: upToAge(used.max_age) }),
    region ?? country(used.country),
  ];
  const further = useFilterWords(choiceOf(used)).length + (forMember ? Number(!used.two_way) + Number(used.fictional) : 0);
  return (
    <Flex as="ul" aria-label={t('filters.label')} gap="2.5" wrap={{ base: 'nowrap', md: 'wrap' }}>
      {choices.map((choice, index) => (
        <li key={index}>
          <Chip aria-haspopup="dialog" aria-label={t('filters.change', { choice })} {...chosenLook} onClick={onOpen}>
            {choice}
          </Chip>
        </li>
      ))}
      <li>
        <Chip aria-haspopup="dialog" color="primary" icon={<SlidersHorizontal size="1.4rem" aria-hidden />} onClick={onOpen}>
          {further > 0 ? t('filters.more', { count: further }) : t('filters.all')}
        </Chip>
      </li>
    </Flex>
  );
}
