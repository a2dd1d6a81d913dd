import { MenuItem, Stack, TextField } from '@mui/material';
import { announcementKinds, type AnnouncementKind } from '#contracts-admin';
import { useSites } from '../useSites';
import { useWhoAmI } from '../useWhoAmI';
import { countryName } from '../ui/format';
import { words } from '../words';
import type { DraftFields } from './draft';

const { announcements: text } = words;

interface AudienceFieldsProps {
  readonly fields: DraftFields;
  readonly onChange: (change: Partial<DraftFields>) => void;
}

const everywhere = (codes: unknown): string =>
  Array.isArray(codes) && codes.length > 0 ? codes.map((code) => countryName(String(code))).join(', ') : text.everywhere;

/** What it is, and to whom it goes. */
export function AudienceFields({ fields: { kind, site_id, countries }, onChange }: AudienceFieldsProps) {
  const { data: me } = useWhoAmI();
  const { data } = useSites();
  const known = (me?.countries ?? []).toSorted((a, b) => countryName(a).localeCompare(countryName(b)));
  return (
    <Stack>
      <TextField
        select
        label={text.kind}
        value={kind}
        onChange={({ target }) => onChange({ kind: target.value as AnnouncementKind })}
        helperText={text.kindHelp[kind]}
        fullWidth
      >
        {announcementKinds.map((one) => (
          <MenuItem key={one} value={one}>
            {text.kinds[one]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={text.site}
        value={site_id ?? ''}
        onChange={({ target }) => onChange({ site_id: target.value || null })}
        fullWidth
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{text.allSites}</MenuItem>
        {(data?.sites ?? []).map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={text.countries}
        value={countries}
        onChange={({ target }) => onChange({ countries: [target.value].flat() })}
        fullWidth
        slotProps={{ select: { multiple: true, displayEmpty: true, renderValue: everywhere }, inputLabel: { shrink: true } }}
      >
        {known.map((code) => (
          <MenuItem key={code} value={code}>
            {countryName(code)}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
