type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const shownBy = (control: Control): string | boolean =>
  control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value;

/** Repeats a change as the browser makes it: from the value that was known, so that React hears of it. */
const tell = (control: Control, known: unknown, shown: string | boolean): void => {
  if (typeof shown === 'boolean') {
    (control as HTMLInputElement).checked = !shown;
    control.click();
    return;
  }
  control.value = String(known);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, shown);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
};

const isControl = (element: Element): element is Control =>
  (element instanceof HTMLInputElement && !['radio', 'file', 'hidden', 'submit', 'button'].includes(element.type)) ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Lets a form hear of every control that shows another value than the form knows, because its change had no event. */
export const hearUnheard = (form: EventTarget, knownOf: (name: string) => unknown): void => {
  if (!(form instanceof HTMLFormElement)) return;
  for (const control of [...form.elements].filter(isControl)) {
    const [known, shown] = [knownOf(control.name), shownBy(control)];
    if (control.name === '' || known === shown || typeof known !== typeof shown) continue;
    tell(control, known, shown);
  }
};
