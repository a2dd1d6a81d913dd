import { SelectInput, TextInput } from 'react-admin';
import type { OfficeSitesAnswer } from '#contracts-admin';
import { words } from '../words';
import { discountCodeWords as text } from './discount-code-words';

const wide = { minWidth: { xs: '100%', sm: 320 } };
const statuses = [
  { id: 'active', name: text.notStopped },
  { id: 'inactive', name: text.stopped },
];
const yesOrNo = [
  { id: 'true', name: words.yes },
  { id: 'false', name: words.no },
];

/** What a list of discount codes can be narrowed by. */
export const discountCodeFilters = (sites: OfficeSitesAnswer['sites']) => [
  <TextInput key="q" source="q" resettable alwaysOn helperText={false} sx={wide} />,
  <SelectInput key="site_id" source="site_id" choices={sites} alwaysOn helperText={false} />,
  <SelectInput key="status" source="status" choices={statuses} alwaysOn helperText={false} />,
  <SelectInput key="welcome" source="welcome" choices={yesOrNo} alwaysOn helperText={false} />,
];
