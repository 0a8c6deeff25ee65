import { describe, expect, it } from 'vitest';
import { type LogEntry, type LoggedEvent, learntFrom, logged } from '../../../../src/domain/exam/attempt-log.ts';

const entry = (event: LoggedEvent, count: number | null = null, second = 0): LogEntry => ({
  at: new Date(Date.UTC(2026, 2, 10, 2, 0, second)).toISOString(),
  event,
  count,
});
const logOf = (...entries: readonly LogEntry[]) => entries.reduce<readonly LogEntry[]>(logged, []);

describe('the log of an attempt', () => {
  it('adds up saves that follow each other, and keeps the time of the last one', () => {
    const log = logOf(entry('opened'), entry('saved', 2, 1), entry('saved', 3, 2), entry('saved', null, 3));
    expect(log).toEqual([entry('opened'), entry('saved', 5, 3)]);
  });

  it('begins a new line for a save after something else, and for every other event', () => {
    const entries = [entry('saved', 1), entry('lost'), entry('saved', 2, 1), entry('lost', null, 2), entry('lost')];
    expect(logOf(...entries)).toEqual(entries);
  });

  it('adds nothing for a save without a number', () => {
    expect(logOf(entry('saved'), entry('saved', 4, 1))).toEqual([entry('saved', 4, 1)]);
  });

  it('keeps the last 2,000 lines', () => {
    const entries = Array.from({ length: 2_001 }, (_, index) => entry(index % 2 ? 'lost' : 'regained', index));
    expect(logOf(...entries)).toEqual(entries.slice(1));
  });
});

describe('what a log shows about the server', () => {
  it.each([
    [[], { deviceOnly: false, acknowledged: false, takenEarly: false }],
    [['opened', 'lost'], { deviceOnly: false, acknowledged: false, takenEarly: false }],
    [['saved', 'lost'], { deviceOnly: false, acknowledged: true, takenEarly: false }],
    [['saved', 'deviceOnly', 'lost'], { deviceOnly: true, acknowledged: true, takenEarly: false }],
    [['deviceOnly', 'saved'], { deviceOnly: false, acknowledged: true, takenEarly: false }],
    [['takenEarly'], { deviceOnly: false, acknowledged: false, takenEarly: true }],
  ] as const)('%j shows %j', (events, shown) => {
    expect(learntFrom(events.map((event) => entry(event)))).toEqual(shown);
  });
});
