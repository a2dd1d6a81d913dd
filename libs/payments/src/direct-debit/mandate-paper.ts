import type { Locale } from '#contracts';

/** What stands on the paper of a mandate. */
export interface MandatePaper {
  readonly locale: Locale;
  readonly reference: string;
  readonly creditorId: string;
  readonly creditorName: string;
  readonly holder: string;
  /** Street and number, then postcode and city. */
  readonly address: readonly string[];
  /** All but its last four signs hidden. */
  readonly iban: string;
  readonly text: string;
  readonly textVersion: string;
  readonly signedAt: Date;
}

export const drawMandate = async ({ reference }: MandatePaper): Promise<Buffer> => Buffer.from(`%PDF ${reference}`);
