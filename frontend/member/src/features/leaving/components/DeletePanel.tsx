import { Box } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leavingReasons, type LeavingReason } from '#contracts';
import { useSession } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { ChoiceCards } from '#member/ui/ChoiceCards';
import { Section } from '#member/ui/Page';
import { DeleteForm } from './DeleteForm';
import { DiscountCard } from './DiscountCard';
import { Instead } from './Instead';
import { PauseCard } from './PauseCard';
import { WithdrawalCards } from './WithdrawalCards';

/** First what else there is and, if the member likes, why; then what a deletion means, and the password. */
export function DeletePanel() {
  const { t } = useTranslation('leaving');
  const { user } = useSession();
  const [reason, setReason] = useState<LeavingReason>();
  const [isSure, setSure] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  // The second part replaces the first: who pressed the button goes on at its beginning.
  useEffect(() => {
    if (!moved.current) return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'center' });
  }, [isSure]);
  const turn = (sure: boolean) => {
    moved.current = true;
    setSure(sure);
  };
  return (
    <Box ref={top} tabIndex={-1} outline="none">
      {isSure ? (
        <DeleteForm reason={reason} onBack={() => turn(false)} />
      ) : (
        <>
          {user?.withdrawal_open ? <WithdrawalCards /> : null}
          <PauseCard />
          <DiscountCard />
          <Section title={t('or_delete')}>
            <Card padded asChild>
              <form
                onSubmit={(event) => {
                  event.preventDefault();
                  turn(true);
                }}
              >
                <ChoiceCards
                  name="reason"
                  label={t('why.title')}
                  hint={t('why.hint')}
                  optional
                  value={reason ?? ''}
                  options={leavingReasons.map((value) => ({ value, label: t(`why.${value}`) }))}
                  onChange={({ currentTarget }) => setReason(leavingReasons.find((one) => one === currentTarget.value))}
                />
                <Instead reason={reason} />
                <ActionButton type="submit" tone="outline">
                  {t('go_on')}
                </ActionButton>
              </form>
            </Card>
          </Section>
        </>
      )}
    </Box>
  );
}
