import { noSource, otherSource, smallestGroup, type DashboardAnswer, type DashboardQuery } from '#contracts-admin';
import { Choice } from '../ui/Choice';
import { countryName } from '../ui/format';
import { dashboardWords as text } from './dashboard-words';

type Group = Pick<DashboardQuery, 'country' | 'source' | 'site_id'>;

interface GroupFieldsProps {
  readonly view: Group;
  readonly offered: Pick<DashboardAnswer, 'countries' | 'sources' | 'sites'>;
  readonly onChange: (group: Partial<Group>) => void;
}

const sourceName = (id: string): string => {
  if (id === noSource) return text.noSource;
  return id === otherSource ? text.otherSource(smallestGroup) : id;
};

/** The members of which country, source and site. */
export const GroupFields = ({ view, offered: { countries, sources, sites }, onChange }: GroupFieldsProps) => (
  <>
    <Choice
      id="dashboard-country"
      label={text.country}
      value={view.country ?? ''}
      all={text.everyCountry}
      choices={countries.map((id) => ({ id, name: countryName(id) })).toSorted((one, other) => one.name.localeCompare(other.name))}
      onChoose={(country) => onChange({ country: country || undefined })}
    />
    {sources.length > 0 || view.source !== undefined ? (
      <Choice
        id="dashboard-source"
        label={text.source}
        value={view.source ?? ''}
        all={text.everySource}
        choices={sources.map((id) => ({ id, name: sourceName(id) }))}
        onChoose={(source) => onChange({ source: source || undefined })}
      />
    ) : null}
    <Choice
      id="dashboard-site"
      label={text.site}
      value={view.site_id ?? ''}
      all={text.everySite}
      choices={sites}
      onChoose={(site) => onChange({ site_id: site || undefined })}
    />
  </>
);
