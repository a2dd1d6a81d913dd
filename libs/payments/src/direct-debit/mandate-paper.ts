import { localeFacts, type Locale } from '#contracts';
import { fill, timeText, wordsFor } from '#i18n';
import { drawOnOnePage, type FactSheet, type Line } from '../pdf/index.js';
import { BOOKS_ZONE } from '../calendar/index.js';

/** What stands on the paper of a mandate. */
export interface MandatePaper {
  readonly locale: Locale;
  readonly reference: string;
  readonly creditorId: string;
  readonly creditorName: string;
  /** Its lines, where they are known. */
  readonly creditorAddress?: readonly string[];
  readonly holder: string;
  /** Street and number, then postcode and city. */
  readonly address: readonly string[];
  /** All but its last four signs hidden. */
  readonly iban: string;
  /** The last three digits of the phone that got the code, where they are known. */
  readonly phoneEndsIn?: string;
  /** In paragraphs, with an empty line between. */
  readonly text: string;
  readonly textVersion: string;
  readonly signedAt: Date;
}

/** The paper of a mandate as PDF. The same mandate gives the same bytes for ever. */
export const drawMandate = (paper: MandatePaper): Promise<Buffer> => drawOnOnePage(mandateSheet(paper));

/** What stands on the paper, part by part, in the language in which the mandate was given. */
export function mandateSheet(mandate: MandatePaper): FactSheet {
  const { locale, creditorName, creditorAddress = [], phoneEndsIn } = mandate;
  const { debit, payments } = wordsFor(locale);
  const { paper, labels } = debit;
  const places = (lines: readonly string[]): Line[] => (lines.length > 0 ? [[labels.address, lines.join('\n')]] : []);
  const signedBy: Line[] = phoneEndsIn ? [[labels.signedBy, fill(labels.signedByText, locale, { digits: phoneEndsIn })]] : [];
  return {
    lang: localeFacts[locale].iso,
    title: paper.title,
    author: creditorName,
    createdAt: mandate.signedAt,
    sections: [
      {
        title: paper.creditor,
        facts: [
          [labels.creditor, creditorName],
          ...places(creditorAddress),
          [labels.creditorId, mandate.creditorId],
          [labels.reference, mandate.reference],
          [labels.kind, labels.kindText],
        ],
        paragraphs: [],
      },
      {
        title: paper.payer,
        facts: [[payments.labels.holder, mandate.holder], ...places(mandate.address), ['IBAN', mandate.iban]],
        paragraphs: [],
      },
      { title: paper.authorisation, facts: [], paragraphs: mandate.text.split('\n\n') },
      {
        title: paper.signature,
        facts: [[labels.signedAt, timeText(mandate.signedAt, locale, BOOKS_ZONE)], ...signedBy, [labels.version, mandate.textVersion]],
        paragraphs: [],
      },
    ],
  };
}
