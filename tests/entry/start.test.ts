// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';

const happened: string[] = [];

/** Records that a part was evaluated, and queues a press, which is recorded when it is handled. */
const evaluated = (part: string) => {
  happened.push(part);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    happened.push('a press');
    port1.close();
  };
  port2.postMessage(null);
  return {};
};
const start = async ({ preloading, late = false }: { preloading: boolean; late?: boolean }) => {
  vi.spyOn(Object.getPrototypeOf(document.createElement('link').relList), 'supports').mockReturnValue(preloading);
  vi.resetModules();
  vi.doMock('react-dom/client', () => (late ? new Promise(() => {}) : evaluated('React')));
  vi.doMock('../../src/entry/foundation.ts', () => evaluated('the foundation'));
  vi.doMock('../../src/entry/main.tsx', () => evaluated('the portal'));
  happened.length = 0;
  await import('../../src/entry/start.ts');
};

describe('the first code', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is evaluated in three chunks, with presses handled in between', async () => {
    await start({ preloading: true });
    await vi.waitFor(() => expect(happened.at(-2)).toBe('the portal'));
    expect(happened).toEqual(['React', 'a press', 'the foundation', 'a press', 'the portal', 'a press']);
  });

  it('is requested at once in a browser without support for preload links', async () => {
    await start({ preloading: false, late: true });
    await vi.waitFor(() => expect(happened).toEqual(expect.arrayContaining(['the foundation', 'the portal'])));
  });
});
