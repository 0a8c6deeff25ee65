import { expect, test } from 'vitest';
import { singleFlight } from '../../../../src/application/sending/single-flight.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

const open = () => {
  const runs: { readonly name: string; readonly end: () => void; readonly fail: () => void }[] = [];
  const run = singleFlight<string>();
  const start = (subject: string, key: string) =>
    run(
      subject,
      () =>
        new Promise((resolve, reject) => {
          const name = `${subject} ${key}`;
          runs.push({ name, end: () => resolve(name), fail: () => reject(new Error(name)) });
        }),
      key,
    );
  return { start, runs, names: () => runs.map(({ name }) => name) };
};

test('a call with the same key joins the running one, and runs again after it', async () => {
  const { start, runs } = open();
  const both = Promise.all([start('A', '1'), start('A', '1')]);
  await settle();
  expect(runs).toHaveLength(1);
  runs[0]?.end();
  expect(await both).toEqual(['A 1', 'A 1']);
  void start('A', '1');
  await settle();
  expect(runs).toHaveLength(2);
});

test('a call with another key waits for the one before, however that ends, and joins none', async () => {
  const { start, runs, names } = open();
  const first = start('A', '1').catch(() => 'failed');
  const second = start('A', '2');
  const third = start('A', '1');
  await settle();
  expect(names()).toEqual(['A 1']);
  runs[0]?.fail();
  expect(await first).toBe('failed');
  await settle();
  expect(names()).toEqual(['A 1', 'A 2']);
  runs[1]?.end();
  expect(await second).toBe('A 2');
  await settle();
  expect(names()).toEqual(['A 1', 'A 2', 'A 1']);
  runs[2]?.end();
  expect(await third).toBe('A 1');
});

test('different subjects run side by side', async () => {
  const { start, names } = open();
  void start('A', '1');
  void start('B', '1');
  await settle();
  expect(names()).toEqual(['A 1', 'B 1']);
});
