import { useState, type SyntheticEvent } from 'react';
import type { IncidentRow } from '#contracts-admin';
import { useCommand } from '../commands/useCommand';
import { formOf, newForm, readForm, type IncidentFault, type IncidentForm } from './incident-form';
import { incidentWords as text } from './incident-words';

const none: ReadonlySet<IncidentFault> = new Set();

/** What is written of an incident, what is wrong with it once it was tried, and sending it. */
export function useIncidentForm(incident: IncidentRow | undefined, onDone: () => void) {
  const [form, setForm] = useState<IncidentForm>(() => (incident ? formOf(incident) : newForm(new Date())));
  const [wasTried, setTried] = useState(false);
  const writing = useCommand('write_incident');
  const changing = useCommand('change_incident', { meanwhile: { text_changed: text.meanwhile } });
  const { isBusy, refusal } = incident ? changing : writing;
  const read = readForm(form);
  const send = async () => {
    if (!('wish' in read)) return;
    const outcome = incident
      ? await changing.run({ id: incident.id, input: { ...read.wish, version: incident.version } })
      : await writing.run({ input: read.wish });
    if (outcome.kind !== 'refused') onDone();
  };
  return {
    form,
    change: (part: Partial<IncidentForm>) => setForm((before) => ({ ...before, ...part })),
    faults: wasTried && 'faults' in read ? read.faults : none,
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      event.stopPropagation();
      setTried(true);
      void send();
    },
    isBusy,
    refusal,
  };
}
