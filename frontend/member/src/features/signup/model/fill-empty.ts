/**
 * Gives a form the answers that it does not have yet. What somebody typed before the page came alive stays: an answer is never taken from
 * under their hands.
 */
export function fillEmpty(form: HTMLFormElement, values: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (!value) continue;
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked ||= control.value === value;
    else if (control instanceof RadioNodeList) {
      if (!control.value) control.value = value;
    } else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) {
      if (!control.value) control.value = value;
    }
  }
}
