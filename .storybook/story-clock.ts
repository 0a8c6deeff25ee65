/** The fixed time of all stories: a morning in Indonesia. */
export const storyNow = Date.parse('2026-03-10T02:00:00Z');

/** Stops the page's clock at `storyNow`; returns a function that restores it. */
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
