import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paced, refreshPause } from '../../../src/ui/session/notice-refresh.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const listen = () => {
  const news = new Subject<string>();
  const refreshed: [string, number][] = [];
  const started = Date.now();
  paced(news).subscribe((name) => refreshed.push([name, Date.now() - started]));
  return { news, refreshed };
};

test('the first news refreshes at once, and each concept for itself', () => {
  const { news, refreshed } = listen();
  news.next('notification');
  news.next('purchase');
  expect(refreshed).toEqual([
    ['notification', 0],
    ['purchase', 0],
  ]);
});

test('what comes in the pause is refreshed once at its end', () => {
  const { news, refreshed } = listen();
  for (let count = 0; count < 50; count++) news.next('notification');
  expect(refreshed).toHaveLength(1);
  vi.advanceTimersByTime(refreshPause);
  expect(refreshed).toEqual([
    ['notification', 0],
    ['notification', refreshPause],
  ]);
  vi.advanceTimersByTime(10 * refreshPause);
  expect(refreshed).toHaveLength(2);
});

test('a socket that flaps every 2 s for 10 minutes refreshes at most once per 5 s, and the last news is not lost (fault matrix 20)', () => {
  const { news, refreshed } = listen();
  const flaps = 300;
  for (let count = 0; count < flaps; count++) {
    news.next('notification');
    vi.advanceTimersByTime(2_000);
  }
  vi.advanceTimersByTime(refreshPause);
  const times = refreshed.map(([, time]) => time);
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(refreshPause);
  expect(times.length).toBeGreaterThan(100);
  expect(times.at(-1)).toBeGreaterThanOrEqual((flaps - 1) * 2_000);
});
