import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TownView } from '#contracts';
import { announce } from '#member/ui/announce';
import { FieldFrame, Input, useFieldIds } from '#member/ui/Field';
import { useErrorWords } from '#member/ui/Notice';
import { useTownSearch } from '../hooks/use-town-search';
import { meant, townLabel } from '../model/towns';

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

interface TownFieldProps {
  readonly country: string;
  readonly chosen: { readonly id: string; readonly name: string };
  readonly onChoose: (town: TownView | null) => void;
  readonly error?: string;
}

const id = 'town_id';
const listId = 'town-list';

/** A town by its first letters: suggestions below, chosen by finger, mouse or the arrow keys and Enter. */
export function TownField({ country, chosen, onChoose, error }: TownFieldProps) {
  const { t } = useTranslation('signup');
  const words = useErrorWords();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const search = useTownSearch(country, text);
  const { towns, match } = search;
  const doubt = match === 'named' ? null : t(match === 'alike' ? 'place.alike' : 'place.not_found');
  const shown = open && towns.length > 0;
  const hint = t('place.town_hint');
  const { describedBy } = useFieldIds(id, { hint, error });

  // The draft brings a town after the page came alive; another country takes it away.
  useEffect(() => {
    if (input.current && !open) input.current.value = chosen.name || text;
  }, [chosen.name, text, open]);

  useEffect(() => {
    if (open && search.settled) announce(search.error ? '' : [doubt, t('place.found', { count: towns.length })].filter(Boolean).join(' '));
  }, [open, search.settled, search.error, towns, doubt, t]);

  const choose = (town: TownView) => {
    onChoose(town);
    setText('');
    setOpen(false);
    setActive(-1);
    if (input.current) input.current.value = townLabel(town);
  };
  const leave = () => {
    setOpen(false);
    const town = chosen.id ? undefined : meant(text, towns);
    if (town) choose(town);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (towns.length > 0) setActive((now) => (now < 0 && step < 0 ? towns.length - 1 : (now + step + towns.length) % towns.length));
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    } else if (event.key === 'Enter' && shown) {
      const town = towns[active] ?? meant(text, towns);
      if (!town) return;
      event.preventDefault();
      choose(town);
    }
  };

  return (
    <FieldFrame id={id} label={t('place.town')} hint={hint} error={error} required>
      <Box position="relative">
        <Input
          ref={input}
          id={id}
          type="text"
          name="town_text"
          role="combobox"
          aria-expanded={shown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          aria-required
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setOpen(true);
            setActive(-1);
            onChoose(null);
          }}
          onKeyDown={onKeyDown}
          onBlur={leave}
        />
        <input type="hidden" name="town_id" value={chosen.id} />
        <input type="hidden" name="town_name" value={chosen.name} />
        <Box
          hidden={!shown}
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
          <Box as="ul" id={listId} role="listbox" aria-label={t('place.town')}>
            {towns.map((town, index) => (
              <Option
                key={town.id}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                // The field keeps the focus; choosing happens when the finger is lifted.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(town)}
              >
                {townLabel(town)}
              </Option>
            ))}
          </Box>
        </Box>
      </Box>
      {/* It stays when the field is left: a button that moves under the finger is missed. */}
      {search.settled && (search.error ?? doubt) && !chosen.id ? (
        <Box mt="2" textStyle="small">
          {search.error ? words(search.error) : doubt}
        </Box>
      ) : null}
    </FieldFrame>
  );
}
