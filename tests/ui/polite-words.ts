/** What the places say whose words a screen reader says as they appear. */
export const politeWords = (): string =>
  Array.from(document.querySelectorAll('[aria-live="polite"], [role="status"]'), ({ textContent }) => textContent).join(
    ' ',
  );
