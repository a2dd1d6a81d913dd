import { useEffect } from 'react';
import { TextInput } from 'react-admin';
import { userStatuses, genders } from '#contracts';
import { words } from '../words';
import { choiceFilter, choicesOf, countryFilter, dayFilters, fixedChoiceFilter, yesOrNo } from '../ui/filters';

const searchId = 'members-search';

interface SearchInputProps {
  /** Both are read by the form of the filters. */
  readonly source: string;
  readonly alwaysOn?: boolean;
}

/** A slash jumps to the search field from anywhere in the list. */
function SearchInput({ source }: SearchInputProps) {
  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      document.getElementById(searchId)?.focus();
    };
    addEventListener('keydown', jump);
    return () => removeEventListener('keydown', jump);
  }, []);
  return <TextInput source={source} resettable id={searchId} helperText={false} sx={{ minWidth: { xs: '100%', sm: 300 } }} />;
}

/** What a list of members can be narrowed by; `paid` is for those who may see money. */
export function memberFilters(countries: readonly string[], seesMoney: boolean) {
  return [
    <SearchInput key="q" source="q" alwaysOn />,
    fixedChoiceFilter('status', choicesOf(userStatuses, words.statuses)),
    countryFilter(countries),
    choiceFilter('gender', choicesOf(genders, words.genders)),
    ...(seesMoney ? [choiceFilter('paid', yesOrNo)] : []),
    choiceFilter('fictional', yesOrNo),
    ...dayFilters('signed_up_from', 'signed_up_to'),
  ];
}
