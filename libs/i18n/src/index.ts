export { statementTexts, type StatementTexts } from './statement-texts.js';
export { measureText, ruleText, selfieRefusalText, type MeasureFacts } from './decision-texts.js';
export { wordsFor } from './locale-words.js';
export { errorText, refusalText } from './error-text.js';
export { fill, fillPlural, type Params } from './fill.js';
export { countryName, dayText, deviceName, minuteText, moneyText, percentText, timeText } from './formats.js';
export type { ContractWords, ErrorWords, ChildReportWords, ExportWords, MailWords, PaymentWords, Plural, Words } from './words.js';
export type { DebitWords } from './debit-words.js';
export { closedDescriptions, siteWords, type SiteWords } from './site-words.js';
