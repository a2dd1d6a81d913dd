import { useTranslation } from 'react-i18next';
import type { DirectDebitView } from '#contracts';
import { useFormats } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { Notice } from '#member/ui/Notice';
import { useCode } from '../hooks/use-code';
import { checkoutPath } from '../model/paths';

interface NoDirectDebitProps {
  readonly view: Pick<DirectDebitView, 'availability' | 'free_at' | 'limit'>;
  readonly bundleId: string | null;
}

/** Why this member cannot pay so now, until when where that is known, and the other ways to pay. */
export function NoDirectDebit({ view: { availability, free_at: freeAt, limit }, bundleId }: NoDirectDebitProps) {
  const { t } = useTranslation('direct-debit');
  const { date, money, time } = useFormats();
  const { code } = useCode();
  const free = freeAt ? new Date(freeAt) : null;
  const texts = () => {
    if (availability === 'blocked') return [t('refused.blocked_text')];
    if (availability !== 'limit') return [t('refused.unavailable_text')];
    return [
      t('refused.limit_text', { debits: limit.open_debits, amount: money(limit.amount), days: limit.days }),
      ...(free ? [t('refused.free_at', { date: date(free), time: time(free) })] : []),
    ];
  };
  return (
    <Notice
      tone="warning"
      title={t(availability === 'blocked' || availability === 'limit' ? `refused.${availability}` : 'refused.unavailable')}
      action={<LinkButton to={bundleId ? checkoutPath(bundleId, null, code) : '/credits'}>{t('refused.other')}</LinkButton>}
    >
      {texts().map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  );
}
