import { Box, Heading } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { fewestTold, type HouseRule, type YearFigures } from '#contracts';
import { useFormats, useLocale } from '#member/shared/state/session';
import { durationWords } from '../model/reading';
import { FigureTable } from './FigureTable';

interface YearTablesProps {
  readonly figures: YearFigures;
  readonly isNow: boolean;
}

/** What was told and decided in a year; a year without says so. */
export function YearTables({ figures, isNow }: YearTablesProps) {
  const { t } = useTranslation('transparency');
  const { year, appeals } = figures;
  const lists = [figures.reports, figures.reviews, figures.initiatives, figures.complaints, figures.measures, figures.times];
  const isEmpty = lists.every((list) => list.length === 0) && appeals.received === 0;
  return (
    <Box as="section" mt="6" aria-labelledby={`year-${year}`}>
      <Heading as="h3" textStyle="h3" id={`year-${year}`}>
        {t(isNow ? 'figures.year_now' : 'figures.year', { year: String(year) })}
      </Heading>
      {isEmpty ? <Box mt="2">{t('figures.none', { year: String(year) })}</Box> : <Tables {...figures} />}
    </Box>
  );
}

function Tables({ reports, reviews, initiatives, complaints, measures, rules, times, appeals }: YearFigures) {
  const { t } = useTranslation('transparency');
  const { t: reporting } = useTranslation('reporting');
  const { t: complaint } = useTranslation('complaints');
  const locale = useLocale();
  const { number } = useFormats();
  const figure = (count: number | null) => (count === null ? t('figures.fewer', { count: fewestTold }) : number(count));
  const ruleWords = (rule: HouseRule) => (rule === 'advertising' ? t('figures.advertising') : reporting(`reason.${rule}`));
  const about = [t('figures.about'), t('figures.number')] as const;
  const outcomes = ['received', 'upheld', 'overturned', ...(appeals.alone === 0 ? [] : (['alone'] as const))] as const;
  return (
    <>
      <FigureTable
        caption={t('figures.reports')}
        columns={about}
        rows={reports.map(({ reason, count }) => [reporting(`reason.${reason}`), figure(count)])}
      />
      <FigureTable
        caption={t('figures.complaints')}
        columns={about}
        rows={complaints.map(({ reason, count }) => [complaint(`category.${reason}`), figure(count)])}
      />
      <FigureTable
        caption={t('figures.reviews')}
        columns={about}
        rows={reviews.map(({ reason, count }) => [reporting(`reason.${reason}`), figure(count)])}
      />
      <FigureTable
        caption={t('figures.initiatives')}
        columns={about}
        rows={initiatives.map(({ reason, count }) => [ruleWords(reason), figure(count)])}
      />
      <FigureTable
        caption={t('figures.measures')}
        columns={[t('figures.measure'), t('figures.number')]}
        rows={measures.map(({ measure, count }) => [t(`figures.measure_of.${measure}`), figure(count)])}
      />
      <FigureTable
        caption={t('figures.rules')}
        columns={[t('figures.rule'), t('figures.number')]}
        rows={rules.map(({ rule, count }) => [ruleWords(rule), figure(count)])}
      />
      <FigureTable
        caption={t('figures.times')}
        columns={[t('figures.what'), t('figures.within')]}
        rows={times.map(({ kind, median_hours: hours }) => [t(`figures.kind.${kind}`), durationWords(hours, locale)])}
      />
      <FigureTable
        caption={t('figures.appeals')}
        columns={[t('figures.what'), t('figures.number')]}
        rows={outcomes.map((outcome) => [t(`figures.${outcome}`), figure(appeals[outcome])])}
      />
    </>
  );
}
