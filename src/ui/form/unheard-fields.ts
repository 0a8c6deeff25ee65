type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

/** Repeats a change as the browser makes it: from the value that was known, so that React hears of it. */
const tell = (control: Control, known: string): void => {
  if (isChoice(control)) {
    control.checked = known === 'true';
    control.click();
    return;
  }
  const shown = control.value;
  control.value = known;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, shown);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
};

const silent = ['file', 'hidden', 'submit', 'button'];
const isControl = (element: Element): element is Control =>
  (element instanceof HTMLInputElement && !silent.includes(element.type)) ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** A radio button loses its mark to another one, and a list shows nothing until it has the option of its value. */
const isAside = (control: Control, shown: string, known: string): boolean =>
  control.type === 'radio'
    ? shown === 'false'
    : control instanceof HTMLSelectElement &&
      shown === '' &&
      ![...control.options].some(({ value }) => value === known);

const unheard = (form: HTMLFormElement, knownOf: (name: string) => unknown): (readonly [Control, string])[] =>
  [...form.elements].filter(isControl).flatMap((control) => {
    const registered = control.name === '' ? undefined : knownOf(control.name);
    const shown = isChoice(control) ? control.checked : control.value;
    const known = control.dataset.known ?? (typeof registered === typeof shown ? String(registered) : undefined);
    if (known === undefined || known === String(shown) || control.matches(':disabled')) return [];
    return isAside(control, String(shown), known) ? [] : [[control, known]];
  });

/** Lets a form hear of every control that shows another value than the form knows, because its change had no event. */
export const hearUnheard = (form: EventTarget | null | undefined, knownOf: (name: string) => unknown): void => {
  if (!(form instanceof HTMLFormElement)) return;
  for (const [control, known] of unheard(form, knownOf)) tell(control, known);
};
