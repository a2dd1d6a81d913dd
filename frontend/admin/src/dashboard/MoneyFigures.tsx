import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { CurrencyCounts, DashboardAnswer, MoneyCounts } from '#contracts-admin';
import { EmptyNote } from '../ui/EmptyNote';
import { Choice } from '../ui/Choice';
import { chartWords, dashboardWords as text, figureWords as name } from './dashboard-words';
import { counts, moneyIn } from './formats';
import type { Series, Step } from './chart-types';
import { FigureChart } from './FigureChart';
import { Tiles } from './Tiles';

interface MoneyFiguresProps {
  readonly money: DashboardAnswer['money'];
  readonly steps: readonly Step[];
}

/** Who pays, what comes and goes, and what members could still ask for. */
export function MoneyFigures({ money: { points, total, before, currencies }, steps }: MoneyFiguresProps) {
  const [chosen, setChosen] = useState('');
  const shown = currencies.find(({ currency }) => currency === chosen) ?? currencies[0];
  const tile = (key: keyof MoneyCounts) => ({ name: name[key], now: total[key], before: before[key], format: counts });
  const series = (key: keyof MoneyCounts, look?: Series['look']): Series => ({
    name: name[key],
    figures: points.map((point) => point[key]),
    format: counts,
    ...(look && { look }),
  });
  return (
    <Stack component="section" spacing={2} aria-labelledby="dashboard-money">
      <Typography id="dashboard-money" component="h2" variant="h5">
        {text.money}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{text.moneyHelp}</Typography>
      <Tiles tiles={[tile('payers'), tile('first_purchases'), tile('orders'), tile('credits_bought'), tile('credits_free')]} />
      <FigureChart
        title={chartWords.payers}
        steps={steps}
        series={[series('payers', 'bar'), series('first_purchases', 'hatched'), series('orders')]}
      />
      <FigureChart title={chartWords.credits} steps={steps} series={[series('credits_bought', 'line'), series('credits_free', 'broken')]} />
      {currencies.length > 1 && shown ? (
        <Choice
          id="dashboard-currency"
          label={text.currency}
          value={shown.currency}
          choices={currencies.map(({ currency }) => ({ id: currency, name: currency }))}
          onChoose={setChosen}
        />
      ) : null}
      {shown ? <CurrencyFigures key={shown.currency} figures={shown} steps={steps} /> : <EmptyNote text={text.noMoney} />}
    </Stack>
  );
}

interface CurrencyFiguresProps {
  readonly figures: DashboardAnswer['money']['currencies'][number];
  readonly steps: readonly Step[];
}

function CurrencyFigures({ figures: { currency, points, total, before }, steps }: CurrencyFiguresProps) {
  const format = moneyIn(currency);
  const tile = (key: keyof CurrencyCounts) => ({ name: `${name[key]} (${currency})`, now: total[key], before: before[key], format });
  const series = (key: keyof CurrencyCounts, look?: Series['look']): Series => ({
    name: `${name[key]} (${currency})`,
    figures: points.map((point) => point[key]),
    format,
    ...(look && { look }),
  });
  return (
    <>
      <Tiles tiles={[tile('revenue'), tile('received'), tile('refunded'), tile('disputed'), tile('owed'), tile('liability')]} />
      <FigureChart
        title={chartWords.revenue}
        steps={steps}
        series={[series('revenue', 'bar'), series('refunded', 'hatched'), series('disputed', 'broken'), series('received'), series('owed')]}
      />
      <FigureChart title={chartWords.liability} steps={steps} series={[series('liability', 'line')]} />
    </>
  );
}
