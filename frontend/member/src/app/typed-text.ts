import { saveTypedTextBeforeReload } from './stale-chunk';

// What somebody is typing, over a reload that they did not ask for. Drafts of messages and of the sign-up are saved by their features as well; this
// is the net below every other field.

const storageKey = 'kept-typing';
/** Later a field may hold something newer. */
const savedForMs = 60 * 60_000;
/** Nothing secret, nothing that a reload can give back: words alone. */
const wordy = 'textarea, input:not([type]), input:is([type=text], [type=email], [type=tel], [type=search], [type=url])';
const secret = '[autocomplete^=cc-], [autocomplete=one-time-code], [autocomplete*=password]';

type TextField = HTMLInputElement | HTMLTextAreaElement;
interface SavedTexts {
  readonly path: string;
  readonly at: number;
  readonly texts: Readonly<Record<string, string>>;
}

const typed = new Set<TextField>();
const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof Element && target.matches(wordy) && !target.matches(secret);

/** A name is only one within its form. */
const keyOf = ({ name, id, form }: TextField): string => (name ? `${form?.id ?? ''} ${name}` : id);

/** Watches which fields a person writes in, and gives back what was saved before a reload. */
export function watchTypedText(): void {
  document.addEventListener('input', ({ target }) => void (isTextField(target) && typed.add(target)), true);
  saveTypedTextBeforeReload(saveTypedText);
  restoreTypedText();
}

/** Keeps the words in the fields of this page, for this tab. False where nothing can be saved. */
export function saveTypedText(): boolean {
  const written = [...typed].filter((field) => field.isConnected && field.value && keyOf(field));
  const saved: SavedTexts = {
    path: window.location.pathname,
    at: Date.now(),
    texts: Object.fromEntries(written.map((field) => [keyOf(field), field.value])),
  };
  try {
    if (written.length > 0) window.sessionStorage.setItem(storageKey, JSON.stringify(saved));
    return true;
  } catch {
    return written.length === 0;
  }
}

function read(): SavedTexts | null {
  try {
    const saved = JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null') as SavedTexts | null;
    return saved && Date.now() - saved.at < savedForMs ? saved : null;
  } catch {
    return null;
  }
}

function forget(): void {
  try {
    window.sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was saved either.
  }
}

/** Each field gets its words when it appears: some only after answers came, some in a dialog or on a screen that is opened anew. */
function restoreTypedText(): void {
  const saved = read();
  if (!saved) return forget();
  const waiting = new Map(Object.entries(saved.texts));
  const fill = () => {
    // Until the app answers to the hand, it does not hear that a field changed.
    if (window.location.pathname !== saved.path || !('interactive' in document.documentElement.dataset)) return;
    for (const field of document.querySelectorAll<TextField>(wordy)) {
      const key = keyOf(field);
      const text = waiting.get(key);
      if (text === undefined || !isTextField(field)) continue;
      waiting.delete(key);
      if (field.value !== text) write(field, text);
    }
    if (waiting.size > 0) return;
    observer.disconnect();
    forget();
  };
  const observer = new MutationObserver(fill);
  observer.observe(document.documentElement, { childList: true, subtree: true, attributeFilter: ['data-interactive'] });
  fill();
}

/** As a hand would: React looks at the value through a property of its own. */
function write(field: TextField, text: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
