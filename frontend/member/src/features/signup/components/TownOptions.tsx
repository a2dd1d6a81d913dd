import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TownView } from '#contracts';
import { townLabel } from '../model/towns';

const Option = chakra('li', {
  base: {
    px: '4',
    py: '2.5',
    minH: 'target',
    display: 'flex',
    alignItems: 'center',
    cursor: 'pointer',
    borderRadius: 'control',
    _hover: { bg: 'sunken' },
    '&[aria-selected=true]': { bg: 'primary.tint', color: 'primary.deep', outline: '2px solid', outlineColor: 'primary' },
  },
});

export const townListId = 'town-list';
export const townOptionId = (index: number): string => `${townListId}-${index}`;

interface TownOptionsProps {
  readonly towns: readonly TownView[];
  /** Which one the arrow keys are on. */
  readonly active: number;
  readonly hidden: boolean;
  /** What stands above them when none is named as what was typed. */
  readonly doubt: string | null;
  readonly onChoose: (town: TownView) => void;
}

/** The towns that may be meant, below the field. */
export function TownOptions({ towns, active, hidden, doubt, onChoose }: TownOptionsProps) {
  const { t } = useTranslation('signup');
  return (
    <Box
      hidden={hidden}
      position="absolute"
      insetX="0"
      top="calc(100% + 0.25rem)"
      zIndex="sticky"
      maxH="20rem"
      overflowY="auto"
      p="1.5"
      bg="surface"
      borderWidth="control"
      borderColor="line"
      borderRadius="control"
      boxShadow="card"
    >
      {doubt ? (
        <Box as="p" px="4" py="2" textStyle="small">
          {doubt}
        </Box>
      ) : null}
      <Box as="ul" id={townListId} role="listbox" aria-label={t('place.town')}>
        {towns.map((town, index) => (
          <Option
            key={town.id}
            id={townOptionId(index)}
            role="option"
            aria-selected={index === active}
            // The field keeps the focus; choosing happens when the finger is lifted.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(town)}
          >
            {townLabel(town)}
          </Option>
        ))}
      </Box>
    </Box>
  );
}
