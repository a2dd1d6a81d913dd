import type { MigrationInterface } from 'typeorm';
import { Foundation1790000000000 } from './1790000000000-foundation.js';
import { CreateEvents1790000000100 } from './1790000000100-create-events.js';
import { CreateSite1790000000200 } from './1790000000200-create-site.js';
import { CreateAuth1790000000300 } from './1790000000300-create-auth.js';
import { CreateVisibility1790000000400 } from './1790000000400-create-visibility.js';
import { CreateMedia1790000000500 } from './1790000000500-create-media.js';
import { CreateProfiles1790000000600 } from './1790000000600-create-profiles.js';
import { CreatePayments1790000000700 } from './1790000000700-create-payments.js';
import { CreateLikes1790000000800 } from './1790000000800-create-likes.js';
import { CreateSearch1790000000900 } from './1790000000900-create-search.js';
import { CreateChats1790000001000 } from './1790000001000-create-chats.js';
import { CreateNotifications1790000001100 } from './1790000001100-create-notifications.js';
import { CreateAudit1790000001200 } from './1790000001200-create-audit.js';
import { CreateBackOffice1790000001300 } from './1790000001300-create-back-office.js';
import { AccountSecurity1800000001000 } from './1800000001000-account-security.js';
import { LetMembersLeave1800000002000 } from './1800000002000-let-members-leave.js';
import { CreateExports1800000002001 } from './1800000002001-create-exports.js';
import { KeepConsents1800000002002 } from './1800000002002-keep-consents.js';
import { EditProfiles1800000003000 } from './1800000003000-edit-profiles.js';
import { CutAndSharePhotos1800000003001 } from './1800000003001-cut-and-share-photos.js';
import { WidenListing1800000004001 } from './1800000004001-widen-listing.js';
import { IndexListing1800000004002 } from './1800000004002-index-listing.js';
import { CreateSwipesAndViews1800000005001 } from './1800000005001-create-swipes-and-views.js';
import { DateBlocks1800000006000 } from './1800000006000-date-blocks.js';
import { WidenLinkPurposes1800000007000 } from './1800000007000-widen-link-purposes.js';
import { IndexTownsByPlace1800000007010 } from './1800000007010-index-towns-by-place.js';
import { CreateInvitations1800000007020 } from './1800000007020-create-invitations.js';
import { AddPageCounts1800000008001 } from './1800000008001-add-page-counts.js';
import { DropTownIndex1800000012001 } from './1800000012001-drop-town-index.js';
import { AllowTeasers1800000007030 } from './1800000007030-allow-teasers.js';
import { CountOpenings1800000014000 } from './1800000014000-count-openings.js';
import { CreateChatPhotos1800000016000 } from './1800000016000-create-chat-photos.js';
import { AddSignsOfLife1800000018000 } from './1800000018000-add-signs-of-life.js';
import { CreateModeration1800000017000 } from './1800000017000-create-moderation.js';
import { KnowFrequentWords1800000019001 } from './1800000019001-know-frequent-words.js';
import { IndexKindsOfListings1800000019002 } from './1800000019002-index-kinds-of-listings.js';
import { IndexListingsByWhoIsSought1800000020000 } from './1800000020000-index-listings-by-who-is-sought.js';
import { TellEndedSessions1800000021000 } from './1800000021000-tell-ended-sessions.js';
import { GuardStaff1800000022010 } from './1800000022010-guard-staff.js';
import { LetStaffChangeDevices1800000030000 } from './1800000030000-let-staff-change-devices.js';
import { CheckPhotosFirst1800000031000 } from './1800000031000-check-photos-first.js';
import { JudgeTrust1800000032000 } from './1800000032000-judge-trust.js';
import { KeyTownChanges1800000033000 } from './1800000033000-key-town-changes.js';
import { PlanRecurringJobs1800000035000 } from './1800000035000-plan-recurring-jobs.js';
import { RelayCriticalFirst1800000035010 } from './1800000035010-relay-critical-first.js';
import { GiveEachProcessAHeartbeat1800000035020 } from './1800000035020-give-each-process-a-heartbeat.js';
import { KeepDeadLettersWhole1800000035030 } from './1800000035030-keep-dead-letters-whole.js';
import { PriceBundlesInMoney1800000040000 } from './1800000040000-price-bundles-in-money.js';
import { KeepMessageDetails1800000041000 } from './1800000041000-keep-message-details.js';
import { SellCredits1800000050000 } from './1800000050000-sell-credits.js';
import { ChooseNotifications1800000060000 } from './1800000060000-choose-notifications.js';
import { TellChargebacks1800000051000 } from './1800000051000-tell-chargebacks.js';
import { SubscribeToPush1800000061000 } from './1800000061000-subscribe-to-push.js';
import { PlanMailings1800000062000 } from './1800000062000-plan-mailings.js';
import { IndexNewMembers1800000062001 } from './1800000062001-index-new-members.js';
import { KnowDevices1800000063000 } from './1800000063000-know-devices.js';
import { AnnounceToMembers1800000065000 } from './1800000065000-announce-to-members.js';
import { DecideCases1800000070000 } from './1800000070000-decide-cases.js';
import { TakeComplaints1800000071000 } from './1800000071000-take-complaints.js';
import { RelayByReaction1800000072000 } from './1800000072000-relay-by-reaction.js';
import { VerifyMembers1800000074000 } from './1800000074000-verify-members.js';
import { SeeDecisions1800000076000 } from './1800000076000-see-decisions.js';
import { IndexOfficeLists1800000078000 } from './1800000078000-index-office-lists.js';
import { InviteStaff1800000101000 } from './1800000101000-invite-staff.js';
import { LearnLooks1800000079000 } from './1800000079000-learn-looks.js';
import { AnswerComplaints1800000079001 } from './1800000079001-answer-complaints.js';
import { JudgeAlone1800000079002 } from './1800000079002-judge-alone.js';
import { NoticeFirstMessages1800000079003 } from './1800000079003-notice-first-messages.js';
import { PushEveryCategory1800000080000 } from './1800000080000-push-every-category.js';
import { WritePages1800000080100 } from './1800000080100-write-pages.js';
import { FindFrequencies1800000080200 } from './1800000080200-find-frequencies.js';
import { LetNewMembersWait1800000080300 } from './1800000080300-let-new-members-wait.js';
import { CountUnknownCalls1800000081001 } from './1800000081001-count-unknown-calls.js';
import { RepayBanned1800000084000 } from './1800000084000-repay-banned.js';
import { KeepConsentTexts1800000085000 } from './1800000085000-keep-consent-texts.js';
import { StoreEuroRates1800000086000 } from './1800000086000-store-euro-rates.js';
import { CorrectInvoices1800000086001 } from './1800000086001-correct-invoices.js';
import { AskBankAccounts1800000088000 } from './1800000088000-ask-bank-accounts.js';
import { NameBuyers1800000089000 } from './1800000089000-name-buyers.js';
import { PlanTransfers1800000089001 } from './1800000089001-plan-transfers.js';
import { FollowMoneyBack1800000081000 } from './1800000081000-follow-money-back.js';
import { CountMailRefusals1800000082000 } from './1800000082000-count-mail-refusals.js';
import { TakeMailEventsOnce1800000082001 } from './1800000082001-take-mail-events-once.js';
import { ReadAddresses1800000082002 } from './1800000082002-read-addresses.js';
import { CompareCountries1800000083001 } from './1800000083001-compare-countries.js';
import { GuardBuying1800000083000 } from './1800000083000-guard-buying.js';
import { NoticeSignals1800000075000 } from './1800000075000-notice-signals.js';
import { TuneSignals1800000075001 } from './1800000075001-tune-signals.js';
import { RenameSessionNews1800000042000 } from './1800000042000-rename-session-news.js';
import { ReviewNewContent1800000073000 } from './1800000073000-review-new-content.js';
import { OpenOwnCases1800000091000 } from './1800000091000-open-own-cases.js';
import { AskToReadMore1800000091001 } from './1800000091001-ask-to-read-more.js';
import { NoticeLooking1800000092000 } from './1800000092000-notice-looking.js';
import { SealChildMaterial1800000093000 } from './1800000093000-seal-child-material.js';
import { NameTowns1800000095000 } from './1800000095000-name-towns.js';
import { SearchNames1800000095100 } from './1800000095100-search-names.js';
import { DecideSeveral1800000096000 } from './1800000096000-decide-several.js';
import { KeepSettingChanges1800000097000 } from './1800000097000-keep-setting-changes.js';
import { AskForRefunds1800000098000 } from './1800000098000-ask-for-refunds.js';
import { MakeCodes1800000099000 } from './1800000099000-make-codes.js';
import { ListPrices1800000100000 } from './1800000100000-list-prices.js';
import { IndexOfficeLists1800000100100 } from './1800000100100-index-office-lists.js';
import { DateVat1800000102000 } from './1800000102000-date-vat.js';
import { FindLockouts1800000105000 } from './1800000105000-find-lockouts.js';
import { IndexPapers1800000106000 } from './1800000106000-index-papers.js';
import { ImportMembers1800000113000 } from './1800000113000-import-members.js';
import { KeepBooks1800000112000 } from './1800000112000-keep-books.js';
import { IndexBooks1800000112100 } from './1800000112100-index-books.js';
import { KeepGifts1800000111000 } from './1800000111000-keep-gifts.js';
import { CountFigures1800000103000 } from './1800000103000-count-figures.js';
import { IndexDaysOfMoney1800000103500 } from './1800000103500-index-days-of-money.js';
import { KeepErasedActivity1800000103600 } from './1800000103600-keep-erased-activity.js';
import { WriteTexts1800000110000 } from './1800000110000-write-texts.js';
import { WordSites1800000110100 } from './1800000110100-word-sites.js';
import { NoteFraud1800000092500 } from './1800000092500-note-fraud.js';
import { MakeStaffTokens1800000114100 } from './1800000114100-make-staff-tokens.js';
import { CollectByDebit1800000120100 } from './1800000120100-collect-by-debit.js';
import { NameCreditors1800000120200 } from './1800000120200-name-creditors.js';
import { IndexDebitLists1800000120300 } from './1800000120300-index-debit-lists.js';
import { ReadSettlements1800000121100 } from './1800000121100-read-settlements.js';
import { ChooseMethods1800000121000 } from './1800000121000-choose-methods.js';
import { LetStaffSignIn1800000114000 } from './1800000114000-let-staff-sign-in.js';
import { ErasePayers1800000131000 } from './1800000131000-erase-payers.js';
import { BookPayoutsBack1800000131100 } from './1800000131100-book-payouts-back.js';
import { BookBroughtCredits1800000131200 } from './1800000131200-book-brought-credits.js';
import { TraceEvents1800000133000 } from './1800000133000-trace-events.js';
import { KeepStatus1800000133100 } from './1800000133100-keep-status.js';
import { MeasureUseOfMandates1800000134000 } from './1800000134000-measure-use-of-mandates.js';
import { DivideMessages1800000134100 } from './1800000134100-divide-messages.js';
import { ArchiveMails1800000134200 } from './1800000134200-archive-mails.js';
import { RenameRecurringJobs1800000134300 } from './1800000134300-rename-recurring-jobs.js';
import { IndexPayers1800000135000 } from './1800000135000-index-payers.js';

/** In the order in which they run. */
export const migrations: readonly (new () => MigrationInterface)[] = [
  Foundation1790000000000,
  CreateEvents1790000000100,
  CreateSite1790000000200,
  CreateAuth1790000000300,
  CreateVisibility1790000000400,
  CreateMedia1790000000500,
  CreateProfiles1790000000600,
  CreatePayments1790000000700,
  CreateLikes1790000000800,
  CreateSearch1790000000900,
  CreateChats1790000001000,
  CreateNotifications1790000001100,
  CreateAudit1790000001200,
  CreateBackOffice1790000001300,
  AccountSecurity1800000001000,
  LetMembersLeave1800000002000,
  CreateExports1800000002001,
  KeepConsents1800000002002,
  EditProfiles1800000003000,
  CutAndSharePhotos1800000003001,
  WidenListing1800000004001,
  IndexListing1800000004002,
  CreateSwipesAndViews1800000005001,
  DateBlocks1800000006000,
  WidenLinkPurposes1800000007000,
  IndexTownsByPlace1800000007010,
  CreateInvitations1800000007020,
  AllowTeasers1800000007030,
  AddPageCounts1800000008001,
  DropTownIndex1800000012001,
  CountOpenings1800000014000,
  CreateChatPhotos1800000016000,
  CreateModeration1800000017000,
  AddSignsOfLife1800000018000,
  KnowFrequentWords1800000019001,
  IndexKindsOfListings1800000019002,
  IndexListingsByWhoIsSought1800000020000,
  TellEndedSessions1800000021000,
  GuardStaff1800000022010,
  LetStaffChangeDevices1800000030000,
  CheckPhotosFirst1800000031000,
  JudgeTrust1800000032000,
  KeyTownChanges1800000033000,
  PlanRecurringJobs1800000035000,
  RelayCriticalFirst1800000035010,
  GiveEachProcessAHeartbeat1800000035020,
  KeepDeadLettersWhole1800000035030,
  PriceBundlesInMoney1800000040000,
  KeepMessageDetails1800000041000,
  RenameSessionNews1800000042000,
  SellCredits1800000050000,
  TellChargebacks1800000051000,
  ChooseNotifications1800000060000,
  SubscribeToPush1800000061000,
  PlanMailings1800000062000,
  IndexNewMembers1800000062001,
  KnowDevices1800000063000,
  AnnounceToMembers1800000065000,
  DecideCases1800000070000,
  TakeComplaints1800000071000,
  RelayByReaction1800000072000,
  ReviewNewContent1800000073000,
  VerifyMembers1800000074000,
  NoticeSignals1800000075000,
  TuneSignals1800000075001,
  SeeDecisions1800000076000,
  IndexOfficeLists1800000078000,
  LearnLooks1800000079000,
  AnswerComplaints1800000079001,
  JudgeAlone1800000079002,
  NoticeFirstMessages1800000079003,
  PushEveryCategory1800000080000,
  WritePages1800000080100,
  FindFrequencies1800000080200,
  LetNewMembersWait1800000080300,
  FollowMoneyBack1800000081000,
  CountUnknownCalls1800000081001,
  CountMailRefusals1800000082000,
  TakeMailEventsOnce1800000082001,
  ReadAddresses1800000082002,
  GuardBuying1800000083000,
  CompareCountries1800000083001,
  RepayBanned1800000084000,
  KeepConsentTexts1800000085000,
  StoreEuroRates1800000086000,
  CorrectInvoices1800000086001,
  AskBankAccounts1800000088000,
  NameBuyers1800000089000,
  PlanTransfers1800000089001,
  OpenOwnCases1800000091000,
  AskToReadMore1800000091001,
  NoticeLooking1800000092000,
  NoteFraud1800000092500,
  SealChildMaterial1800000093000,
  NameTowns1800000095000,
  SearchNames1800000095100,
  DecideSeveral1800000096000,
  KeepSettingChanges1800000097000,
  AskForRefunds1800000098000,
  MakeCodes1800000099000,
  ListPrices1800000100000,
  IndexOfficeLists1800000100100,
  InviteStaff1800000101000,
  DateVat1800000102000,
  CountFigures1800000103000,
  IndexDaysOfMoney1800000103500,
  KeepErasedActivity1800000103600,
  FindLockouts1800000105000,
  IndexPapers1800000106000,
  WriteTexts1800000110000,
  WordSites1800000110100,
  KeepGifts1800000111000,
  KeepBooks1800000112000,
  IndexBooks1800000112100,
  ImportMembers1800000113000,
  LetStaffSignIn1800000114000,
  MakeStaffTokens1800000114100,
  CollectByDebit1800000120100,
  NameCreditors1800000120200,
  IndexDebitLists1800000120300,
  ReadSettlements1800000121100,
  ChooseMethods1800000121000,
  ErasePayers1800000131000,
  BookPayoutsBack1800000131100,
  BookBroughtCredits1800000131200,
  TraceEvents1800000133000,
  KeepStatus1800000133100,
  MeasureUseOfMandates1800000134000,
  DivideMessages1800000134100,
  ArchiveMails1800000134200,
  RenameRecurringJobs1800000134300,
  IndexPayers1800000135000,
];
