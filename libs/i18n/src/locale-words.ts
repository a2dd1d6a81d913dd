import type { Locale } from '#contracts';
import { childReportWords as childReportDa } from './child-report/da.js';
import { childReportWords as childReportDe } from './child-report/de.js';
import { childReportWords as childReportEn } from './child-report/en.js';
import { childReportWords as childReportEs } from './child-report/es.js';
import { childReportWords as childReportFi } from './child-report/fi.js';
import { childReportWords as childReportFr } from './child-report/fr.js';
import { childReportWords as childReportIt } from './child-report/it.js';
import { childReportWords as childReportNb } from './child-report/nb.js';
import { childReportWords as childReportNl } from './child-report/nl.js';
import { childReportWords as childReportPl } from './child-report/pl.js';
import { childReportWords as childReportSv } from './child-report/sv.js';
import { contractWords as contractDa } from './contract/da.js';
import { errors as da } from './errors/da.js';
import { contractWords as contractDe } from './contract/de.js';
import { errors as de } from './errors/de.js';
import { contractWords as contractEn } from './contract/en.js';
import { errors as en } from './errors/en.js';
import { contractWords as contractEs } from './contract/es.js';
import { errors as es } from './errors/es.js';
import { contractWords as contractFi } from './contract/fi.js';
import { errors as fi } from './errors/fi.js';
import { contractWords as contractFr } from './contract/fr.js';
import { errors as fr } from './errors/fr.js';
import { contractWords as contractIt } from './contract/it.js';
import { errors as it } from './errors/it.js';
import { contractWords as contractNb } from './contract/nb.js';
import { errors as nb } from './errors/nb.js';
import { contractWords as contractNl } from './contract/nl.js';
import { errors as nl } from './errors/nl.js';
import { contractWords as contractPl } from './contract/pl.js';
import { errors as pl } from './errors/pl.js';
import { contractWords as contractSv } from './contract/sv.js';
import { errors as sv } from './errors/sv.js';
import { debitWords as debitDa } from './debit/da.js';
import { debitWords as debitDe } from './debit/de.js';
import { debitWords as debitEn } from './debit/en.js';
import { debitWords as debitEs } from './debit/es.js';
import { debitWords as debitFi } from './debit/fi.js';
import { debitWords as debitFr } from './debit/fr.js';
import { debitWords as debitIt } from './debit/it.js';
import { debitWords as debitNb } from './debit/nb.js';
import { debitWords as debitNl } from './debit/nl.js';
import { debitWords as debitPl } from './debit/pl.js';
import { debitWords as debitSv } from './debit/sv.js';
import { exportWords as exportsDa } from './exports/da.js';
import { exportWords as exportsDe } from './exports/de.js';
import { exportWords as exportsEn } from './exports/en.js';
import { exportWords as exportsEs } from './exports/es.js';
import { exportWords as exportsFi } from './exports/fi.js';
import { exportWords as exportsFr } from './exports/fr.js';
import { exportWords as exportsIt } from './exports/it.js';
import { exportWords as exportsNb } from './exports/nb.js';
import { exportWords as exportsNl } from './exports/nl.js';
import { exportWords as exportsPl } from './exports/pl.js';
import { exportWords as exportsSv } from './exports/sv.js';
import { mails as mailsDa, someone as someoneDa } from './mails/da.js';
import { mails as mailsDe, someone as someoneDe } from './mails/de.js';
import { mails as mailsEn, someone as someoneEn } from './mails/en.js';
import { mails as mailsEs, someone as someoneEs } from './mails/es.js';
import { mails as mailsFi, someone as someoneFi } from './mails/fi.js';
import { mails as mailsFr, someone as someoneFr } from './mails/fr.js';
import { mails as mailsIt, someone as someoneIt } from './mails/it.js';
import { mails as mailsNb, someone as someoneNb } from './mails/nb.js';
import { mails as mailsNl, someone as someoneNl } from './mails/nl.js';
import { mails as mailsPl, someone as someonePl } from './mails/pl.js';
import { mails as mailsSv, someone as someoneSv } from './mails/sv.js';
import { moderationWords as moderationDa } from './moderation/da.js';
import { paymentWords as paymentsDa } from './payments/da.js';
import { moderationWords as moderationDe } from './moderation/de.js';
import { paymentWords as paymentsDe } from './payments/de.js';
import { moderationWords as moderationEn } from './moderation/en.js';
import { paymentWords as paymentsEn } from './payments/en.js';
import { moderationWords as moderationEs } from './moderation/es.js';
import { paymentWords as paymentsEs } from './payments/es.js';
import { moderationWords as moderationFi } from './moderation/fi.js';
import { paymentWords as paymentsFi } from './payments/fi.js';
import { moderationWords as moderationFr } from './moderation/fr.js';
import { paymentWords as paymentsFr } from './payments/fr.js';
import { moderationWords as moderationIt } from './moderation/it.js';
import { paymentWords as paymentsIt } from './payments/it.js';
import { moderationWords as moderationNb } from './moderation/nb.js';
import { paymentWords as paymentsNb } from './payments/nb.js';
import { moderationWords as moderationNl } from './moderation/nl.js';
import { paymentWords as paymentsNl } from './payments/nl.js';
import { moderationWords as moderationPl } from './moderation/pl.js';
import { paymentWords as paymentsPl } from './payments/pl.js';
import { moderationWords as moderationSv } from './moderation/sv.js';
import { paymentWords as paymentsSv } from './payments/sv.js';
import { statusWords as statusDa } from './status/da.js';
import { statusWords as statusDe } from './status/de.js';
import { statusWords as statusEn } from './status/en.js';
import { statusWords as statusEs } from './status/es.js';
import { statusWords as statusFi } from './status/fi.js';
import { statusWords as statusFr } from './status/fr.js';
import { statusWords as statusIt } from './status/it.js';
import { statusWords as statusNb } from './status/nb.js';
import { statusWords as statusNl } from './status/nl.js';
import { statusWords as statusPl } from './status/pl.js';
import { statusWords as statusSv } from './status/sv.js';
import type { Words } from './words.js';

const words: Readonly<Record<Locale, Words>> = {
  da: {
    errors: da,
    mails: mailsDa,
    payments: paymentsDa,
    contract: contractDa,
    debit: debitDa,
    moderation: moderationDa,
    exports: exportsDa,
    childReport: childReportDa,
    status: statusDa,
    someone: someoneDa,
  },
  de: {
    errors: de,
    mails: mailsDe,
    payments: paymentsDe,
    contract: contractDe,
    debit: debitDe,
    moderation: moderationDe,
    exports: exportsDe,
    childReport: childReportDe,
    status: statusDe,
    someone: someoneDe,
  },
  en: {
    errors: en,
    mails: mailsEn,
    payments: paymentsEn,
    contract: contractEn,
    debit: debitEn,
    moderation: moderationEn,
    exports: exportsEn,
    childReport: childReportEn,
    status: statusEn,
    someone: someoneEn,
  },
  es: {
    errors: es,
    mails: mailsEs,
    payments: paymentsEs,
    contract: contractEs,
    debit: debitEs,
    moderation: moderationEs,
    exports: exportsEs,
    childReport: childReportEs,
    status: statusEs,
    someone: someoneEs,
  },
  fi: {
    errors: fi,
    mails: mailsFi,
    payments: paymentsFi,
    contract: contractFi,
    debit: debitFi,
    moderation: moderationFi,
    exports: exportsFi,
    childReport: childReportFi,
    status: statusFi,
    someone: someoneFi,
  },
  fr: {
    errors: fr,
    mails: mailsFr,
    payments: paymentsFr,
    contract: contractFr,
    debit: debitFr,
    moderation: moderationFr,
    exports: exportsFr,
    childReport: childReportFr,
    status: statusFr,
    someone: someoneFr,
  },
  it: {
    errors: it,
    mails: mailsIt,
    payments: paymentsIt,
    contract: contractIt,
    debit: debitIt,
    moderation: moderationIt,
    exports: exportsIt,
    childReport: childReportIt,
    status: statusIt,
    someone: someoneIt,
  },
  nb: {
    errors: nb,
    mails: mailsNb,
    payments: paymentsNb,
    contract: contractNb,
    debit: debitNb,
    moderation: moderationNb,
    exports: exportsNb,
    childReport: childReportNb,
    status: statusNb,
    someone: someoneNb,
  },
  nl: {
    errors: nl,
    mails: mailsNl,
    payments: paymentsNl,
    contract: contractNl,
    debit: debitNl,
    moderation: moderationNl,
    exports: exportsNl,
    childReport: childReportNl,
    status: statusNl,
    someone: someoneNl,
  },
  pl: {
    errors: pl,
    mails: mailsPl,
    payments: paymentsPl,
    contract: contractPl,
    debit: debitPl,
    moderation: moderationPl,
    exports: exportsPl,
    childReport: childReportPl,
    status: statusPl,
    someone: someonePl,
  },
  sv: {
    errors: sv,
    mails: mailsSv,
    payments: paymentsSv,
    contract: contractSv,
    debit: debitSv,
    moderation: moderationSv,
    exports: exportsSv,
    childReport: childReportSv,
    status: statusSv,
    someone: someoneSv,
  },
};

/** Every text that the server says in a language. */
export const wordsFor = (locale: Locale): Words => words[locale];
