/** The moment of all stories: the morning in Indonesia of a day that never changes. */
export const storyNow = Date.parse('2026-03-10T02:00:00Z');

/** Holds the page's clock there; gives the way back. */
export const stopClock = (): (() => void) => {
  const RealDate = globalThis.Date;
  globalThis.Date = class extends RealDate {
    constructor(...given: [] | [number | string]) {
      super(...((given.length > 0 ? given : [storyNow]) as [number]));
    }
    static override now = () => storyNow;
  } as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
};
