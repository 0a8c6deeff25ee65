/**
 * Runs inside the page, so it is self-contained. Returns the first visible element of a role with a matching name, as a person finds it.
 * `pattern` is the source of a regular expression, `within` a text of the list item, article or section around the element. Behind a modal
 * window nothing is found. Null if there is no such element, if it is disabled, or if it was not in this place at the last call, because a
 * pointer would miss a moving element.
 */
export const findElement = ({ role, pattern, within }) => {
  const selectors = {
    article: 'article',
    button: 'button',
    checkbox: 'input[type=checkbox]',
    choice: '[role=radiogroup] label, fieldset label',
    heading: 'h1, h2',
    link: 'a[href]',
    menuitem: '[role=menuitem]',
    textbox: 'input:not([type=checkbox]):not([type=radio]), textarea',
    timer: '[role=timer]',
  };
  const named = (ids) => ids.split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
  const nameOf = (element) => {
    const labelledBy = element.getAttribute('aria-labelledby');
    const parts = labelledBy ? named(labelledBy) : [...(element.labels ?? [])].map(({ textContent }) => textContent);
    const name = element.getAttribute('aria-label') ?? (parts.length > 0 ? parts.join(' ') : element.textContent);
    return name.replace(/\s+/g, ' ').trim();
  };
  const isShown = (element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const scope = [...document.querySelectorAll('dialog[open]')].pop() ?? document;
  const matches = (element) =>
    isShown(element) &&
    !element.disabled &&
    new RegExp(pattern).test(nameOf(element)) &&
    (!within || element.closest('li, article, section')?.textContent.includes(within));
  const found = [...scope.querySelectorAll(selectors[role])].find(matches);
  if (!found) return null;
  found.scrollIntoView({ block: 'center' });
  const { x, y } = found.getBoundingClientRect();
  const before = globalThis.lastFound;
  globalThis.lastFound = { found, x, y };
  return before?.found === found && before.x === x && before.y === y ? found : null;
};
