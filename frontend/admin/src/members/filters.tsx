import { useEffect } from 'react';
import { DateInput, SelectInput, TextInput } from 'react-admin';
import { userStatuses, genders } from '#contracts';
import { countryName } from '../ui/format';
import { words } from '../words';

const choices = (names: Readonly<Record<string, string>>, ids: readonly string[]) => ids.map((id) => ({ id, name: names[id] ?? id }));
const yesOrNo = [
  { id: 'true', name: words.yes },
  { id: 'false', name: words.no },
];
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
    <SelectInput key="status" source="status" choices={choices(words.statuses, userStatuses)} alwaysOn helperText={false} />,
    <SelectInput
      key="country"
      source="country"
      choices={countries.map((id) => ({ id, name: countryName(id) })).toSorted((a, b) => a.name.localeCompare(b.name))}
      helperText={false}
    />,
    <SelectInput key="gender" source="gender" choices={choices(words.genders, genders)} helperText={false} />,
    ...(seesMoney ? [<SelectInput key="paid" source="paid" choices={yesOrNo} helperText={false} />] : []),
    <SelectInput key="fictional" source="fictional" choices={yesOrNo} helperText={false} />,
    <DateInput key="from" source="signed_up_from" helperText={false} />,
    <DateInput key="to" source="signed_up_to" helperText={false} />,
  ];
}
