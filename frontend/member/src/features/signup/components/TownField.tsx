import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TownView } from '#contracts';
import { announce } from '#member/ui/announce';
import { FieldFrame, Input, useFieldIds } from '#member/ui/Field';
import { useErrorWords } from '#member/ui/Notice';
import { useTownCombobox } from '../hooks/use-town-combobox';
import { townListId, townOptionId, TownOptions } from './TownOptions';

interface TownFieldProps {
  readonly country: string;
  readonly chosen: { readonly id: string; readonly name: string };
  readonly onChoose: (town: TownView | null) => void;
  readonly error?: string;
}

const id = 'town_id';

/** A town by its first letters: suggestions below, chosen by finger, mouse or the arrow keys and Enter. */
export function TownField({ country, chosen, onChoose, error }: TownFieldProps) {
  const { t } = useTranslation('signup');
  const words = useErrorWords();
  const input = useRef<HTMLInputElement>(null);
  const { search, open, shown, active, choose, type, leave, onKeyDown } = useTownCombobox({ input, country, chosen, onChoose });
  const { towns, match } = search;
  const doubt = match === 'named' ? null : t(match === 'alike' ? 'place.alike' : 'place.not_found');
  const hint = t('place.town_hint');
  const { describedBy } = useFieldIds(id, { hint, error });

  useEffect(() => {
    if (open && search.settled) announce(search.error ? '' : [doubt, t('place.found', { count: towns.length })].filter(Boolean).join(' '));
  }, [open, search.settled, search.error, towns, doubt, t]);

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
          aria-controls={townListId}
          aria-autocomplete="list"
          aria-activedescendant={shown && active >= 0 ? townOptionId(active) : undefined}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          aria-required
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          onInput={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={leave}
        />
        <input type="hidden" name="town_id" value={chosen.id} />
        <input type="hidden" name="town_name" value={chosen.name} />
        <TownOptions towns={towns} active={active} hidden={!shown} doubt={doubt} onChoose={choose} />
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
