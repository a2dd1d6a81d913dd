import { cautionKinds, type CautionKind } from '#contracts';
import { hasCoinAddress, hasIban } from './addresses.js';
import { hasAddress, hasLink, hasPhoneNumber } from './contacts.js';
import { asSeen } from './fold.js';
import { ownCautionsIn } from './own-words.js';
import { Phrases, type Found } from './phrases.js';
import { wordsOf, type Words } from './sentences.js';
import { tables } from './words/all.js';
import { codeCards, coins, currencies, messengers } from './words/everywhere.js';
import type { WordTable } from './words/word-table.js';

const MONEY_REACH = 10;
const NEGATION_REACH = 3;
const MESSENGER_REACH = 4;

const phrasesOf = (table: WordTable) => ({
  asks: new Phrases(table.asks),
  money: new Phrases(table.money),
  pays: new Phrases(table.pays),
  costs: new Phrases(table.costs),
  not: new Phrases(table.not),
  giftCards: new Phrases(table.giftCards),
  buys: new Phrases([...table.buys, ...table.asks]),
  gains: new Phrases(table.gains),
  away: new Phrases(table.away),
  own: new Phrases(table.own),
});
type Book = ReturnType<typeof phrasesOf>;

const books: readonly Book[] = tables.map(phrasesOf);
const sums = tables.flatMap(({ money, costs }) => [...money, ...costs]);
const cards = tables.flatMap(({ giftCards }) => giftCards);
/** Most messages speak of nothing that matters here: that is seen by one look, not by one for each subject in each language. */
const anySubject = new Phrases([...sums, ...cards, ...codeCards, ...coins, ...messengers]);
const anySum = new Phrases(sums);
const anyCard = new Phrases(cards);
const currency = new Phrases(currencies);
const messenger = new Phrases(messengers);
const coin = new Phrases(coins);
const codeCard = new Phrases(codeCards);

/**
 * What in a text its receiver should be careful of, the most pressing first: by the tables, and by the words that staff added. Quick for the usual message: some twelve microseconds, a
 * millisecond for the longest. It errs on the side of silence: a caution that is wrong once is not read the next time.
 */
export function cautionsIn(text: string): CautionKind[] {
  const seen = asSeen(text);
  const words = wordsOf(text);
  const all = words.sentences.flat();
  const hasSubject = words.joined.length > 0 || all.some((word) => /^\d/.test(word)) || anySubject.isIn(all);
  const found: Record<CautionKind, () => boolean> = {
    money: () => hasSubject && (words.sentences.some(asksForMoney) || isHidden(words, ({ money }) => money)),
    gift_card: () => hasSubject && wantsCards(words),
    bank: () => hasIban(seen),
    crypto: () => hasCoinAddress(seen) || (hasSubject && promisesCoins(words)),
    contact: () => hasAddress(seen) || hasPhoneNumber(seen, words) || (hasSubject && leadsAway(words)),
    link: () => hasLink(seen),
  };
  const own = ownCautionsIn(words);
  return cautionKinds.filter((kind) => own.includes(kind) || found[kind]());
}

function asksForMoney(words: readonly string[]): boolean {
  const amounts = amountsIn(words);
  if (amounts.length === 0 && !anySum.isIn(words)) return false;
  return books.some(({ asks, money, pays, costs, not }) => {
    const wishes = asks.in(words);
    const bills = pays.in(words);
    if (wishes.length + bills.length === 0) return false;
    const sums = [...money.in(words), ...amounts];
    return (
      wishes.some((wish) => sums.some((sum) => belong(words, wish, sum, not))) ||
      bills.some((bill) => [...sums, ...costs.in(words)].some((sum) => belong(words, bill, sum, not)))
    );
  });
}

/** A wish and a sum, near to each other and not denied. */
function belong(words: readonly string[], wish: Found, sum: Found, not: Phrases): boolean {
  const from = Math.min(wish.from, sum.from);
  const to = Math.max(wish.to, sum.to);
  const between = Math.max(wish.from - sum.to, sum.from - wish.to);
  return between <= MONEY_REACH && !not.isIn(words.slice(Math.max(0, from - NEGATION_REACH), to));
}

/** Figures beside the name or the sign of a currency. */
function amountsIn(words: readonly string[]): Found[] {
  return words.flatMap((word, at) => {
    if (!/^\d/.test(word)) return [];
    const before = words.slice(Math.max(0, at - 1), at);
    const after = words.slice(at + 1, at + 2);
    const isMoney = [...before, ...after].some((near) => /^[€$£]$/.test(near) || currency.isIn([near]));
    return isMoney ? [{ from: at, to: at + 1 }] : [];
  });
}

function wantsCards({ sentences, joined }: Words): boolean {
  if (sentences.some((words) => codeCard.isIn(words)) || joined.some((run) => codeCard.isWithin(run))) return true;
  if (!sentences.some((words) => anyCard.isIn(words))) return false;
  return books.some(({ giftCards, buys, not }) =>
    sentences.some(
      (words) =>
        giftCards.isIn(words) && buys.in(words).some(({ from, to }) => !not.isIn(words.slice(Math.max(0, from - NEGATION_REACH), to))),
    ),
  );
}

function promisesCoins({ sentences }: Words): boolean {
  const all = sentences.flat();
  return coin.isIn(all) && books.some(({ gains, asks, not }) => (gains.isIn(all) || asks.isIn(all)) && !not.isIn(all));
}

function leadsAway({ sentences, joined }: Words): boolean {
  if (joined.some((run) => messenger.isWithin(run))) return true;
  return sentences.some((words) => {
    const named = messenger.in(words);
    if (named.length === 0) return false;
    const near = (found: readonly Found[], reach: number) =>
      found.some((phrase) => named.some(({ from }) => from >= phrase.to && from - phrase.to <= reach));
    return books.some(({ away, own }) => near(away.in(words), MESSENGER_REACH) || near(own.in(words), 0));
  });
}

const isHidden = ({ joined }: Words, of: (book: Book) => Phrases): boolean =>
  joined.some((run) => books.some((book) => of(book).isWithin(run)));
