/**
 * The `ref` of a text that appears together with its `role="status"`: hides the text from screen readers until the frame after the next.
 * Orca in Firefox announces a status only when something changes in one that it knows, and this is the change.
 */
export const heard = (said: HTMLElement | null): void => {
  if (!said) return; // it has gone
  said.setAttribute('aria-hidden', 'true');
  requestAnimationFrame(() => requestAnimationFrame(() => said.removeAttribute('aria-hidden')));
};
