import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '#contracts';
import { ChoiceCards } from '#member/ui/ChoiceCards';
import { Notice } from '#member/ui/Notice';
import { useMethodName } from '../hooks/use-words';

interface MethodChoiceProps {
  readonly methods: readonly PaymentMethod[];
  readonly chosen: PaymentMethod | null;
  readonly error: string | undefined;
  readonly onChoose: (method: string) => void;
}

const atOwnBank: readonly PaymentMethod[] = ['ideal', 'bancontact', 'eps', 'przelewy24'];

export function MethodChoice({ methods, chosen, error, onChoose }: MethodChoiceProps) {
  const { t } = useTranslation('payments');
  const nameOf = useMethodName();
  if (methods.length === 0) return <Notice tone="warning">{t('method.none')}</Notice>;
  const hintOf = (method: PaymentMethod) => {
    if (method === 'creditcard' || method === 'banktransfer' || method === 'multibanco' || method === 'directdebit')
      return t(`method.${method}_hint`);
    return atOwnBank.includes(method) ? t('method.own_bank') : undefined;
  };
  return (
    <ChoiceCards
      name="method"
      label={t('method.title')}
      error={error}
      value={chosen ?? ''}
      options={methods.map((method) => ({ value: method, label: nameOf(method), hint: hintOf(method) }))}
      onChange={({ currentTarget: { value } }) => onChoose(value)}
    />
  );
}
