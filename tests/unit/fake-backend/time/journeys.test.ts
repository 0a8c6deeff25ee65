import { expect, test } from 'vitest';
import { openPage, testNow } from '../hosts/page.ts';

/** A clock that is a little later each time that somebody looks at it, as on a device with a lot to do. */
const restlessClock = () => {
  let looks = 0;
  return () => {
    looks += 1;
    return testNow + looks * 10;
  };
};

test('a journey in time does not lead back, however late it gets while the world is kept', async () => {
  const { control } = await openPage({ realNow: restlessClock() });
  await expect(control.travel(-1)).rejects.toBeInstanceOf(RangeError);
});
