import { describe, expect, it, vi } from 'vitest';
import { singleFlight } from '../../../../src/application/sending/single-flight.ts';
import { settled } from '../../../fakes/purchase-fakes.ts';

describe('a send', () => {
  it('waits for the earlier ones of its name, and is still joined by its own repetition when they end', async () => {
    const once = singleFlight<string>();
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const send = (content: string) => {
      const run = () => {
        begun.push(content);
        return new Promise<string>((resolve) => ends.push(() => resolve(content)));
      };
      return once('form', run, content);
    };
    const calls = [send('a'), send('b')];
    expect(begun).toEqual(['a']);
    ends[0]?.();
    await settled();
    calls.push(send('b'));
    ends[1]?.();
    expect(await Promise.all(calls)).toEqual(['a', 'b', 'b']);
    expect(begun).toEqual(['a', 'b']);
  });

  it('shows its progress to whoever asks for it, also where the first call does not', async () => {
    const once = singleFlight<void>();
    const seen = vi.fn();
    const run = vi.fn(async ({ onProgress }) => {
      await settled();
      onProgress(1, 2);
    });
    await Promise.all([once('form', run), once('form', run, '', { onProgress: seen })]);
    expect([run.mock.calls.length, seen.mock.calls]).toEqual([1, [[1, 2]]]);
  });
});
