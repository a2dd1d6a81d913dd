import { useTranslation } from 'react-i18next';

export type ValueField = 'reason' | 'interests' | 'relationship' | 'body' | 'tattoos';

/** A value in words. Where the word for a woman and for a man differ, both are named, unless it is known of whom one speaks. */
export function useValueWords(): (field: ValueField, value: string, gender?: 'female' | 'male') => string {
  const { t } = useTranslation('profile');
  return (field, value, gender) => {
    if (field !== 'relationship') return t(`${field}.${value}` as 'body.slim');
    const [she, he] = (['female', 'male'] as const).map((sex) => t(`relationship.${sex}.${value}` as 'relationship.female.single'));
    if (gender) return (gender === 'female' ? she : he) ?? '';
    return she === he ? (she ?? '') : `${she} / ${he}`;
  };
}
