/** The words of all elements that a screen reader says when they appear. */
export const politeWords = (): string =>
  Array.from(document.querySelectorAll('[aria-live="polite"], [role="status"]'), ({ textContent }) => textContent).join(
    ' ',
  );
