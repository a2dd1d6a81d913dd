import { cautionKinds, type CautionKind } from '#contracts';
import { hasCoinAddress, hasIban } from './addresses.js';
import { hasAddress, hasLink, hasPhoneNumber } from './contacts.js';
import { asSeen } from './fold.js';
import { wantsAccount } from './kinds/accounts.js';
import { wantsPaid } from './kinds/advances.js';
import { wantsCards } from './kinds/cards.js';
import { promisesGains } from './kinds/investments.js';
import { asksForMoney } from './kinds/loans.js';
import { leadsAway } from './kinds/messengers.js';
import { wantsFee } from './kinds/parcels.js';
import { wantsTransfer } from './kinds/transfers.js';
import { ownCautionsIn } from './own-words.js';
import { Phrases } from './phrases.js';
import { wordsOf } from './sentences.js';
import { signsIn } from './signs.js';
import { hasSpelledAddress } from './spelled.js';
import { tables } from './words/all.js';
import { codeCards, messengers } from './words/everywhere.js';

const money = new Phrases(tables.flatMap((table) => table.money));
const codeCard = new Phrases(codeCards);
const messenger = new Phrases(messengers);

/**
 * What in a text its receiver should be careful of, the most pressing first: by the tables, and by the words that staff added. Each word is looked up
 * once, however many phrases there are. It errs on the side of silence: a caution that is wrong once is not read the next time.
 */
export function cautionsIn(text: string): CautionKind[] {
  const seen = asSeen(text);
  const words = wordsOf(text);
  const said = signsIn(words);
  const hidden = (phrases: Phrases) => words.joined.some((run) => phrases.isWithin(run));
  const found: Record<CautionKind, () => boolean> = {
    money: () => said.some((signs) => asksForMoney(signs) || wantsTransfer(signs) || wantsPaid(signs) || wantsFee(signs)) || hidden(money),
    gift_card: () => said.some(wantsCards) || hidden(codeCard),
    bank: () => hasIban(seen) || said.some(wantsAccount),
    crypto: () => hasCoinAddress(seen) || said.some(promisesGains),
    contact: () => hasAddress(seen) || hasPhoneNumber(seen, words) || hasSpelledAddress(words) || said.some(leadsAway) || hidden(messenger),
    link: () => hasLink(seen),
  };
  const own = ownCautionsIn(words);
  return cautionKinds.filter((kind) => own.includes(kind) || found[kind]());
}
