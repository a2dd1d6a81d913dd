import { ChoiceField } from '../ui/FormField';
import { useSites } from '../useSites';
import { siteDetailWords as text } from './detail-words';
import { useCompanies } from './useCompanies';

/** What a new site begins with. */
export interface Beginning {
  readonly company: string;
  /** Empty: its members are its own. */
  readonly sharesWith: string;
  readonly like: string;
}

interface BeginningFieldsProps {
  readonly beginning: Beginning;
  /** Somebody tried to make it: what is missing is said. */
  readonly isTried: boolean;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<Beginning>) => void;
}

/** Whose it is, with whom it shares its members, and as which other site it begins. */
export function BeginningFields({ beginning: { company, sharesWith, like }, isTried, problems, onChange }: BeginningFieldsProps) {
  const { data: known } = useSites();
  const { data: companies = [] } = useCompanies();
  const sites = known?.sites ?? [];
  const missing = (value: string) => (isTried && value === '' ? text.needed : undefined);
  return (
    <>
      <ChoiceField
        label={text.company}
        required
        value={company}
        choices={companies.map(({ id, name }) => ({ id, name }))}
        problem={missing(company) ?? problems['company_id']}
        onChoose={(chosen) => onChange({ company: chosen })}
      />
      <ChoiceField
        label={text.community}
        value={sharesWith}
        nothing={text.ownMembers}
        choices={sites.map(({ id, name }) => ({ id, name: text.sharedWith(name) }))}
        problem={problems['shares_with']}
        onChoose={(chosen) => onChange({ sharesWith: chosen })}
      />
      <ChoiceField
        label={text.beginsLike}
        required
        value={like}
        choices={sites.map(({ id, name }) => ({ id, name }))}
        problem={missing(like) ?? problems['begins_like']}
        onChoose={(chosen) => onChange({ like: chosen })}
      />
    </>
  );
}
