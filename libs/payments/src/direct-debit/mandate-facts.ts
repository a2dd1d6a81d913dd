import type { KeptForm } from './debit-keys.js';
import { mandateText } from './mandate-text.js';
import type { MandatePaper } from './mandate-paper.js';
import type { Mandate } from './mandates.repository.js';

const HIDDEN = '•••• •••• ';

/** What stands on the paper of a mandate. */
export const paperOf = (mandate: Mandate, form: KeptForm): MandatePaper => ({
  locale: mandate.locale,
  reference: mandate.reference,
  creditorId: mandate.creditorId,
  creditorName: mandate.creditorName,
  holder: form.holder,
  address: [`${form.street} ${form.house_number}`, `${form.zip} ${form.city}`],
  iban: HIDDEN + mandate.ibanEndsIn,
  phoneEndsIn: mandate.phoneEndsIn,
  text: mandateText(mandate.locale, mandate.creditorName, mandate.textVersion),
  textVersion: mandate.textVersion,
  signedAt: mandate.signedAt,
});
