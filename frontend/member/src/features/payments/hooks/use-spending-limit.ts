import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpendingView } from '#contracts';
import { announce } from '#member/ui/announce';
import { textOf, useForm } from '#member/ui/use-form';
import { setSpendingLimit } from '../api/spending';
import { readAmount } from '../model/money';

/** Setting and removing the limit of a month. `saved` counts how often that was done. */
export function useSpendingLimit(currency: string, onChange: (view: SpendingView) => void, onSaved: () => void) {
  const { t } = useTranslation('payments');
  const [saved, setSaved] = useState(0);
  const save = async (minor: number | null) => {
    onChange(await setSpendingLimit({ limit_minor: minor }));
    setSaved((count) => count + 1);
    announce(t('spending.saved'));
    onSaved();
  };
  const form = useForm(async (data) => {
    const minor = readAmount(textOf(data, 'limit'), currency);
    if (minor === null) return { errors: { limit: t('spending.wrong') } };
    await save(minor);
    return undefined;
  });
  const removal = useForm(async () => {
    await save(null);
    return undefined;
  });
  return { form, removal, saved };
}
