import { onTestFinished } from 'vitest';

interface HappyWindow {
  readonly happyDOM: { setViewport(viewport: { readonly width: number }): void };
}

/** Makes the window of this test so wide (CSS pixels), before anything is shown: for its code, and for the styles that are computed. */
export const windowOf = (width: number) => {
  const { innerWidth: inner, outerWidth: outer } = window;
  const set = (to: number, outside: number) => {
    (window as unknown as HappyWindow).happyDOM.setViewport({ width: to });
    Object.assign(window, { innerWidth: to, outerWidth: outside });
  };
  set(width, width);
  onTestFinished(() => set(inner, outer));
};
