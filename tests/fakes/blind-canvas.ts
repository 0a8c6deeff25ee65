/** Takes every drawing, and draws nothing, because the test's DOM cannot. */
export const blindCanvas = new Proxy({}, { get: () => () => undefined, set: () => true }) as CanvasRenderingContext2D;
