/** Why a bank refused a direct debit or gave it back, by the codes of SEPA (ISO 20022), as one says it to a member. */
const returnReasons: Readonly<Record<string, string>> = {
  AC01: 'The account number is wrong',
  AC04: 'The account is closed',
  AC06: 'The account is blocked',
  AC13: 'It is an account of a company, which cannot pay in this way',
  AG01: 'Direct debit is not possible from this account',
  AG02: 'The bank did not understand the kind of debit',
  AM01: 'The amount was nothing',
  AM04: 'There was not enough money in the account',
  AM05: 'It was collected twice',
  BE01: 'The name does not belong to the account',
  BE04: 'The address of our company was missing',
  BE05: 'The bank does not know our creditor id',
  BE06: 'The account holder is not known at this bank',
  BE07: 'The address of the account holder was missing',
  CNOR: 'Our bank is not registered for direct debit',
  CURR: 'The currency was wrong',
  DNOR: 'The bank of the member does not take part in direct debit',
  DT01: 'The day of collection was wrong',
  ED05: 'The banks could not settle it between them',
  FF01: 'The file for the bank was wrong',
  FF05: 'The kind of direct debit was wrong',
  FOCR: 'Our bank asked for it back',
  MD01: 'The bank knows no mandate: the account holder says that they authorised nothing',
  MD02: 'Something of the mandate is missing or wrong',
  MD06: 'The account holder asked for the money back',
  MD07: 'The account holder has died',
  MS02: 'The account holder did not want it; the bank gives no other reason',
  MS03: 'The bank gives no reason',
  RC01: 'The number of the bank was wrong',
  RR01: 'The law wants the account of the payer, and it was missing',
  RR02: 'The law wants name and address of the payer, and they were missing',
  RR03: 'The law wants name and address of our company, and they were missing',
  RR04: 'The law does not allow it',
  SL01: 'The account holder does not let this company collect, or not so much',
  TECH: 'There was a technical fault at a bank',
  TM01: 'It came too late for the bank',
};

/** What a block says that began without one. */
const noCode = 'returned';

/** In plain words, with the code behind it, which the bank asks for: `There was not enough money in the account (AM04)`. */
export function returnReason(code: string | null): string {
  if (code === null || code === '' || code === noCode) return 'The bank gave no reason';
  const known = returnReasons[code.toUpperCase()];
  return known === undefined ? code : `${known} (${code.toUpperCase()})`;
}
