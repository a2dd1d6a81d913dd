import { Alert, Stack, Typography } from '@mui/material';
import { vatPlaces, type VatLine, type VatPlace, type VatReportAnswer } from '#contracts-admin';
import { EmptyNote } from '../ui/EmptyNote';
import { asCount, asDate, countryName } from '../ui/format';
import { asMoney } from '../ui/money';
import { ScrollingTable, type TableColumn } from '../ui/ScrollingTable';
import { Section } from '../ui/Section';
import { vatReportWords as text } from './words';

const inEuro = (minor: number) => asMoney({ minor, currency: 'EUR' });
const asRate = (basisPoints: number) => `${basisPoints / 100} %`;

/** What does not agree stands above everything else: whoever declares must see it first. */
export function VatFigures({ report }: { readonly report: VatReportAnswer }) {
  const { lines, checks, is_over, to } = report;
  return (
    <Stack spacing={2}>
      {!is_over && (
        <Alert severity="info" variant="outlined">
          {text.running(asDate(to))}
        </Alert>
      )}
      {report.company && <Checks checks={checks} />}
      {lines.length === 0 && <EmptyNote text={text.nothing} />}
      {vatPlaces.map((place) => (
        <Place key={place} place={place} report={report} />
      ))}
    </Stack>
  );
}

function Checks({ checks: { orders_without_paper: without, wrong_returns: returns, differences } }: Pick<VatReportAnswer, 'checks'>) {
  if (without + returns + differences.length === 0) return <Typography>{text.agrees}</Typography>;
  return (
    <Alert severity="warning" variant="outlined">
      {without > 0 && <Typography>{text.without(without)}</Typography>}
      {returns > 0 && <Typography>{text.returns(returns)}</Typography>}
      {differences.map(({ country, currency, papers_minor, orders_minor }) => (
        <Typography key={`${country} ${currency}`}>
          {text.differs(countryName(country), asMoney({ minor: papers_minor, currency }), asMoney({ minor: orders_minor, currency }))}
        </Typography>
      ))}
    </Alert>
  );
}

function Place({ place, report }: { readonly place: VatPlace; readonly report: VatReportAnswer }) {
  const lines = report.lines.filter((line) => line.place === place);
  if (lines.length === 0) return null;
  const euro = report.totals.find((total) => total.place === place)?.euro;
  const [now, before] = [
    lines.filter(({ quarter }) => quarter === report.quarter),
    lines.filter(({ quarter }) => quarter !== report.quarter),
  ];
  return (
    <Section title={text.places[place]} level="h2">
      <Typography sx={{ color: 'text.secondary' }}>{text.placesHelp[place]}</Typography>
      {now.length > 0 && <Lines label={text.places[place]} lines={now} />}
      {before.length > 0 && <Lines label={text.corrections(text.places[place])} lines={before} isEarlier />}
      <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {euro ? `${text.total}: ${text.net} ${inEuro(euro.net_minor)}, ${text.vat} ${inEuro(euro.vat_minor)}` : text.totalUnknown}
      </Typography>
    </Section>
  );
}

const number = (name: string): TableColumn => ({ name, isNumber: true });

interface LinesProps {
  readonly label: string;
  readonly lines: readonly VatLine[];
  readonly isEarlier?: boolean;
}

function Lines({ label, lines, isEarlier = false }: LinesProps) {
  const columns = [
    ...(isEarlier ? [{ name: text.ofQuarter }] : []),
    { name: text.country },
    ...[text.rate, text.papers, text.net, text.vat, text.netEuro, text.vatEuro].map(number),
  ];
  const rows = lines.map(({ quarter, country, basis_points, currency, papers, net_minor, vat_minor, euro }) => ({
    key: `${quarter} ${country} ${basis_points} ${currency}`,
    cells: [
      ...(isEarlier ? [quarter] : []),
      countryName(country),
      asRate(basis_points),
      asCount(papers),
      asMoney({ minor: net_minor, currency }),
      asMoney({ minor: vat_minor, currency }),
      euro ? inEuro(euro.net_minor) : text.noRate,
      euro ? inEuro(euro.vat_minor) : text.noRate,
    ],
  }));
  return (
    <>
      {isEarlier && <Typography sx={{ fontWeight: 600 }}>{label}</Typography>}
      <ScrollingTable label={label} columns={columns} rows={rows} />
    </>
  );
}
