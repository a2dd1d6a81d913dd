import { useTranslation } from 'react-i18next';
import { useFormats } from '#member/shared/state/session';
import { isToday, type TimeBonus } from '../model/time-bonus';

/** The facts of the bonus in words: how much, until when. */
export function useWords({ percent, endsAt }: TimeBonus, now: number) {
  const { t } = useTranslation('time-bonus');
  const formats = useFormats();
  const facts = { percent: formats.percent(percent * 100), time: formats.time(new Date(endsAt)) };
  const day = isToday(endsAt, now) ? 'today' : 'tomorrow';
  return { title: t('title', facts), until: t(`until.${day}`, facts), line: t(`line.${day}`, facts), text: t(`text.${day}`, facts) };
}
