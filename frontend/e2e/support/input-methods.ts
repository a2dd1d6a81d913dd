import type { Locator, Page } from 'playwright-core';

export type File = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** How a person operates a page. */
export interface InputMethod {
  fill(field: Locator, text: string): Promise<void>;
  press(target: Locator): Promise<void>;
  check(box: Locator): Promise<void>;
  choose(select: Locator, value: string): Promise<void>;
  upload(input: Locator, file: File): Promise<void>;
}

/** With mouse or finger. */
export const pointer: InputMethod = {
  fill: (field, text) => field.fill(text),
  press: (target) => target.click(),
  check: (box) => box.check(),
  choose: async (select, value) => void (await select.selectOption(value)),
  upload: (input, file) => input.setInputFiles(file),
};

const MOST_TABS = 150;

/**
 * How many times Tab is to be pressed before it is worth a look whether an element has the focus: once where that cannot be told. A page on which
 * something had it is marked.
 */
function stopsTo(element: Element): number {
  const { activeElement: from } = document;
  if (element === from) {
    Object.assign(window, { hadFocus: true });
    return 0;
  }
  if (!from || from === document.body) return 1;
  const isAfter = (one: Element, other: Element) => Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  const between = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')].filter(
    (one) =>
      isAfter(one, from) &&
      isAfter(element, one) &&
      one.tabIndex >= 0 &&
      one.checkVisibility({ visibilityProperty: true }) &&
      // Of a group of radio buttons one is a stop.
      !one.matches(':disabled, [type=radio], [inert] *'),
  );
  return between.length + 1;
}

const FOCUS_MS = 2_000;

/** What had the focus may leave the screen, but not without handing it on: else whoever hears the screen begins at its top again. */
async function untilFocused(page: Page, target: Locator): Promise<void> {
  await page
    .waitForFunction(() => !('hadFocus' in window) || document.activeElement !== document.body, undefined, { timeout: FOCUS_MS })
    .catch(() => {
      throw new Error(`what had the focus has left the screen, and nothing else has it, before ${target.toString()}`);
    });
}

/** With the keyboard and nothing else: whatever cannot be reached by Tab does not exist, and the focus is never lost. */
export function keyboard(page: Page): InputMethod {
  const { keyboard: keys } = page;
  // As long as nobody listens, choosers are not caught: who begins with the key that opens one may be too late, about once in a hundred times.
  page.on('filechooser', () => undefined);

  const reach = async (target: Locator): Promise<void> => {
    await target.waitFor({ state: 'attached' });
    await untilFocused(page, target);
    let pressed = 0;
    for (let stops = await target.evaluate(stopsTo); stops > 0; stops = await target.evaluate(stopsTo)) {
      for (let stop = 0; stop < stops; stop += 1) await keys.press('Tab');
      pressed += stops;
      if (pressed > MOST_TABS) throw new Error(`the keyboard cannot reach ${target.toString()}`);
    }
  };

  return {
    async fill(field, text) {
      await reach(field);
      await keys.press('Control+A');
      await keys.type(text);
    },
    async press(target) {
      await reach(target);
      await keys.press('Enter');
    },
    async check(box) {
      if ((await box.getAttribute('type')) === 'radio') {
        const name = await box.getAttribute('name');
        await reach(page.locator(`input[type=radio][name="${name}"]`).first());
        await keys.press('Space');
        for (let moves = 0; moves < 10 && !(await box.isChecked()); moves += 1) await keys.press('ArrowDown');
      } else {
        await reach(box);
        await keys.press('Space');
      }
      if (!(await box.isChecked())) throw new Error(`the keyboard cannot check ${box.toString()}`);
    },
    async choose(select, value) {
      await reach(select);
      await keys.press('Home');
      for (let moves = 0; moves < 60 && (await select.inputValue()) !== value; moves += 1) await keys.press('ArrowDown');
      if ((await select.inputValue()) !== value) throw new Error(`the keyboard cannot choose ${value}`);
    },
    async upload(input, file) {
      await reach(input);
      const chooser = page.waitForEvent('filechooser');
      await keys.press('Space');
      await (await chooser).setFiles(file);
    },
  };
}
