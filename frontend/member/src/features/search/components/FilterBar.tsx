import { Box, chakra, Flex } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#member/shared/state/session';
import { Chip } from '#member/ui/Chip';
import { asSentence, useFictionalWords, withinSentence } from '#member/ui/fictional-words';
import { regionsQuery } from '../api/list-regions';
import { useFilterWords } from '../hooks/use-filter-words';
import { choiceOf, type Asked } from '../model/asked';
import type { Filters } from '../model/filters';

interface FilterBarProps {
  readonly used: Asked;
  readonly forMember: boolean;
  readonly onChoose: (change: Filters) => void;
  readonly onOpen: () => void;
}

const Wide = chakra('li', { base: { display: { base: 'none', md: 'block' } } });
const chosenLook = { bg: 'primary.tint', color: 'primary.deep', borderColor: 'primary' } as const;

/** What is being searched by, in words: the first two open the form, the others switch at once. A phone has room for the first two, and a number. */
export function FilterBar({ used, forMember, onChoose, onOpen }: FilterBarProps) {
  const { t } = useTranslation('search');
  const { country } = useFormats();
  const { plural } = useFictionalWords();
  const { data } = useQuery({ ...regionsQuery(used.country), enabled: used.countryregion !== null });
  const region = data?.regions.find(({ code }) => code === used.countryregion)?.name;
  const choices = [
    t('filters.who_ages', { who: t(`filters.gender_${used.gender}`), from: used.min_age, to: used.max_age }),
    region ?? country(used.country),
  ];
  const further = useFilterWords(choiceOf(used));
  const unseen = further.length + (forMember ? Number(!used.two_way) + Number(used.fictional) : 0);
  return (
    <Flex as="ul" aria-label={t('filters.label')} gap="2.5" wrap="wrap" mb="6">
      {choices.map((choice, index) => (
        <li key={index}>
          <Chip aria-haspopup="dialog" aria-label={t('filters.change', { choice })} {...chosenLook} onClick={onOpen}>
            {choice}
          </Chip>
        </li>
      ))}
      {further.map(({ key, words }) => (
        <Wide key={key}>
          <Chip
            aria-label={t('filters.remove', { choice: words })}
            {...chosenLook}
            icon={<X size="1.2rem" aria-hidden />}
            onClick={() => onChoose({ [key]: undefined })}
          >
            {words}
          </Chip>
        </Wide>
      ))}
      {forMember ? (
        <>
          <Wide>
            <Chip pressed={used.two_way} onClick={() => onChoose({ two_way: !used.two_way })}>
              {t('filters.two_way_chip')}
            </Chip>
          </Wide>
          <Wide>
            <Chip pressed={!used.fictional} onClick={() => onChoose({ fictional: !used.fictional })}>
              {asSentence(t('filters.hide_fictional_chip', { words: withinSentence(plural) }))}
            </Chip>
          </Wide>
        </>
      ) : null}
      <Box as="li" display={{ base: 'block', md: 'none' }}>
        <Chip aria-haspopup="dialog" color="primary" icon={<SlidersHorizontal size="1.4rem" aria-hidden />} onClick={onOpen}>
          {unseen > 0 ? t('filters.more', { count: unseen }) : t('filters.short')}
        </Chip>
      </Box>
    </Flex>
  );
}
