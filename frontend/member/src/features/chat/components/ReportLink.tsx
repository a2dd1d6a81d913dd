import { chakra } from '@chakra-ui/react';
import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** As high as a finger needs, without making the bubble higher. */
const Frame = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: 'target',
    my: '-2.5',
    px: '2',
    borderRadius: 'control',
    color: 'ink.soft',
    cursor: 'pointer',
    _hover: { color: 'ink', bg: 'sunken' },
  },
});

/** The quiet way to report one message, beside its time. */
export function ReportLink({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Frame type="button" aria-haspopup="dialog" aria-label={label} onClick={onClick}>
      <Flag size="1.05rem" aria-hidden />
      {t('action.report')}
    </Frame>
  );
}
