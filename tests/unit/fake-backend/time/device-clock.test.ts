import { expect, test } from 'vitest';
import { memoryPersistence } from '../../../../fake-backend/database/persistence.ts';
import { openPage, testNow } from '../hosts/page.ts';

const minute = 60_000;
const hour = 60 * minute;

test("a different device clock does not change the server's time, and moves with its jumps", async () => {
  const { control } = await openPage();
  expect(control.deviceNow()).toBe(testNow);
  await control.setDeviceAhead(-7 * minute);
  expect([control.deviceNow(), control.now().getTime()]).toEqual([testNow - 7 * minute, testNow]);
  await control.travel(24 * hour);
  expect(control.deviceNow()).toBe(testNow + 24 * hour - 7 * minute);
  await control.takeBack();
  expect([control.deviceNow(), control.deviceAhead()]).toEqual([testNow - 7 * minute, -7 * minute]);
});

test('a device clock runs in real time while the server’s clock runs faster, and follows it again afterwards', async () => {
  let real = testNow;
  const { control } = await openPage({ realNow: () => real });
  await control.travel(hour);
  await control.setClockRate(10);
  real += minute;
  expect(control.deviceNow()).toBe(testNow + hour + minute);
  await control.setClockRate(1);
  expect(control.deviceNow()).toBe(testNow + hour + 10 * minute);
});

test('a different device clock is kept over a reload and in a file, until the world is replaced', async () => {
  const persistence = memoryPersistence();
  await (await openPage({ persistence })).control.setDeviceAhead(2 * hour);
  const { control } = await openPage({ persistence });
  expect(control.deviceNow()).toBe(testNow + 2 * hour);
  const text = await control.exportWorld();
  await control.reset();
  expect(control.deviceAhead()).toBe(0);
  await control.importWorld(text);
  expect(control.deviceAhead()).toBe(2 * hour);
});

test('an impossible device clock is refused, and nothing changes', async () => {
  const { control } = await openPage();
  for (const ahead of [Number.NaN, Number.POSITIVE_INFINITY, -1e18])
    await expect(control.setDeviceAhead(ahead)).rejects.toBeInstanceOf(RangeError);
  expect(control.deviceAhead()).toBe(0);
});
