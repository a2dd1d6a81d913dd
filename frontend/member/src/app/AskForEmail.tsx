import type { ReactNode } from 'react';
import { useSession } from '#member/shared/state/session';
import { Card } from '#member/ui/Card';
import { EmailField } from '#member/ui/EmailField';
import { ErrorSummary } from '#member/ui/ErrorSummary';

interface AskForEmailProps {
  /** The page itself: it takes the answer also without a script. */
  readonly action: string;
  readonly label: string;
  /** What stands over the field, in the same card. */
  readonly lead?: ReactNode;
  /** The button. */
  readonly children: ReactNode;
}

/** A visitor's form with nothing but an address, to which a mail goes. */
export function AskForEmail({ action, label, lead, children }: AskForEmailProps) {
  const { form } = useSession();
  return (
    <>
      <ErrorSummary errors={form?.errors ?? {}} message={form?.message} />
      <Card padded asChild mb="6">
        <form method="post" action={action} noValidate>
          {lead}
          <EmailField label={label} defaultValue={form?.values['email']} error={form?.errors['email']} />
          {children}
        </form>
      </Card>
    </>
  );
}
