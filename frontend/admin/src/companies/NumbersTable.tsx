import { Typography } from '@mui/material';
import type { CompanyPage } from '#contracts-admin';
import { asCount } from '../ui/format';
import { Label } from '../ui/Label';
import { ScrollingTable } from '../ui/ScrollingTable';
import { companyWords } from './company-words';

const text = companyWords.numbers;
const columns = [
  { name: text.year },
  { name: text.kind },
  { name: text.gap },
  { name: text.count, isNumber: true },
  { name: text.last, isNumber: true },
];

/** The papers of each year: where there are fewer than the last number says, one is missing. */
export function NumbersTable({ numbers }: Pick<CompanyPage, 'numbers'>) {
  if (numbers.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{text.none}</Typography>;
  return (
    <>
      <Typography sx={{ maxWidth: '68ch' }}>{text.intro}</Typography>
      <ScrollingTable
        label={companyWords.sections.numbers}
        columns={columns}
        rows={numbers.map(({ year, kind, count, last, last_number }) => ({
          key: `${year} ${kind}`,
          cells: [String(year), text.kinds[kind], <Gap key="gap" missing={last - count} />, asCount(count), last_number],
        }))}
      />
    </>
  );
}

const Gap = ({ missing }: { readonly missing: number }) =>
  missing === 0 ? <Label tone="good">{text.noGap}</Label> : <Label tone="bad">{text.missing(missing)}</Label>;
