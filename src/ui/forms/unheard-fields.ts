type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

interface Change {
  readonly control: Control;
  readonly known: string;
  readonly shown: string;
}

/** Repeats a change as the browser makes it: from the value that was known, so that React hears of it. */
const tell = ({ control, known, shown }: Change): void => {
  if (isChoice(control)) {
    control.checked = known === 'true';
    control.click();
    return;
  }
  control.value = known;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, shown);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
};

const silent = ['file', 'hidden', 'submit', 'button'];
const isControl = (element: Element): element is Control =>
  (element instanceof HTMLInputElement && !silent.includes(element.type)) ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const shownBy = (control: Control): string => (isChoice(control) ? String(control.checked) : control.value);

const knownBy = (control: Control, knownOf: (name: string) => unknown): string | undefined => {
  if (control.dataset.known !== undefined) return control.dataset.known;
  const registered = control.name === '' ? undefined : knownOf(control.name);
  return typeof registered === (isChoice(control) ? 'boolean' : 'string') ? String(registered) : undefined;
};

/** A radio button loses its mark to another one, and a list shows nothing until it has the option of its value. */
const isAside = ({ control, known, shown }: Change): boolean =>
  control.type === 'radio'
    ? shown === 'false'
    : control instanceof HTMLSelectElement &&
      shown === '' &&
      ![...control.options].some(({ value }) => value === known);

/** Lets a form hear of every control that shows another value than the form knows, because its change had no event. */
export const hearUnheard = (form: EventTarget | null | undefined, knownOf: (name: string) => unknown): void => {
  if (!(form instanceof HTMLFormElement)) return;
  const changes = [...form.elements].filter(isControl).flatMap((control) => {
    const [known, shown] = [knownBy(control, knownOf), shownBy(control)];
    return known === undefined || known === shown || control.matches(':disabled') ? [] : [{ control, known, shown }];
  });
  // read before the first is told, because rendering puts what is known back into the others
  for (const change of changes.filter((each) => !isAside(each)))
    if (knownBy(change.control, knownOf) === change.known) tell(change); // another field may have changed this one
};
