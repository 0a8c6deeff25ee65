interface HappyWindow {
  readonly happyDOM: { setViewport(viewport: { readonly width: number }): void };
}

/** The width of a window in which no test has set another one. */
export const usualWidth = 1024;

/** Sets the width of the window (CSS pixels), for code and for computed styles. The set-up takes it back after each test. */
export const windowOf = (width: number) => {
  (window as unknown as HappyWindow).happyDOM.setViewport({ width });
  Object.assign(window, { innerWidth: width, outerWidth: width });
};
