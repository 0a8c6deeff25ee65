import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ServicesContext } from '../../../../src/ui/core/services.tsx';
import { useWait } from '../../../../src/ui/core/session/use-wait.ts';

it('a wait ends at once when its counter cannot be loaded, so that its button is not locked for good', async () => {
  const services = { resolve: () => Promise.reject(new Error('a chunk is lost')) };
  const { result } = renderHook(() => useWait(), {
    wrapper: ({ children }) => <ServicesContext value={services}>{children}</ServicesContext>,
  });
  await act(async () => result.current.wait(30));
  expect(result.current.secondsLeft).toBe(0);
});
