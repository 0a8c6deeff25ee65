interface HappyWindow {
  readonly happyDOM: { setViewport(viewport: { readonly width: number }): void };
}

export const usualWidth = 1024;

/** Sets the window's width in CSS pixels, both for code and for computed styles. The set-up restores the usual width after each test. */
export const windowOf = (width: number) => {
  (window as unknown as HappyWindow).happyDOM.setViewport({ width });
  Object.assign(window, { innerWidth: width, outerWidth: width });
};
