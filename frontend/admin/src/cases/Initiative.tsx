import { Typography } from '@mui/material';
import type { InitiativeView } from '#contracts-admin';
import { Facts } from '../ui/Facts';
import { words } from '../words';
import { initiativeReasons, initiativeWords as text, signalNames } from './initiative-words';
import { Section } from '../ui/Section';

/** How a case that staff opened themselves came to be. */
export function Initiative({ initiative: { by, reason, signals } }: { readonly initiative: InitiativeView }) {
  return (
    <Section title={text.title}>
      <Typography>{text.text(by ?? words.unknown)}</Typography>
      <Facts
        rows={[
          [text.why, initiativeReasons[reason]],
          [text.signals, signals.map((kind) => signalNames[kind]).join('\n') || text.noSignals],
        ]}
      />
    </Section>
  );
}
