import { Choice } from './Choice';

interface CompanyChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly report: {
    readonly companies: readonly { readonly id: string; readonly name: string }[];
    readonly company: { readonly id: string } | null;
  };
  readonly onChoose: (id: string) => void;
}

/** Whose figures, where there is more than one company. */
export const CompanyChoice = ({ id, label, report: { companies, company }, onChoose }: CompanyChoiceProps) =>
  companies.length > 1 ? <Choice id={id} label={label} value={company?.id ?? ''} choices={companies} onChoose={onChoose} /> : null;
