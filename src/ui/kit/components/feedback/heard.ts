/**
 * The `ref` of what appears together with its `role="status"`: hides it from screen readers until the frame after the next. Orca in Firefox
 * says a status only when something changes in one that it knows, and this is the change.
 */
export const heard = (said: HTMLElement | null): void => {
  said?.setAttribute('aria-hidden', 'true');
  requestAnimationFrame(() => requestAnimationFrame(() => said?.removeAttribute('aria-hidden')));
};
