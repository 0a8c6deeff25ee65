// @vitest-environment happy-dom

import { expect, it, vi } from 'vitest';
import { createDatabase } from '../../../../fake-backend/database/database.ts';

it('a database broadcasts no row to other tabs, and leaves their channel to others', () => {
  const channel = vi.fn(
    class {
      addEventListener() {}
      postMessage() {}
    },
  );
  vi.stubGlobal('BroadcastChannel', channel);
  const { disabilities } = createDatabase();
  disabilities.put({ id: '1', name: 'Netra' });
  disabilities.remove('1');
  expect(disabilities.all()).toEqual([]);
  expect(channel).not.toHaveBeenCalled();
  expect(BroadcastChannel).toBe(channel);
});
