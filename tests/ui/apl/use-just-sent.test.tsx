// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FormStatus } from '../../../src/domain/assessment/form-status.ts';
import { useJustSent } from '../../../src/ui/apl/use-just-sent.ts';

const seenAs = (...statuses: readonly (FormStatus | undefined)[]): boolean => {
  const [first, ...later] = statuses;
  const { result, rerender } = renderHook(({ status }) => useJustSent(status), { initialProps: { status: first } });
  for (const status of later) rerender({ status });
  return result.current;
};

it.each([
  [['draft', 'submitted'], true],
  [[undefined, 'draft', 'submitted'], true],
  [['unknown', 'submitted'], true],
  [['draft', 'submitted', 'unknown'], true],
  [['unknown', 'submitted', 'unknown'], true],
  [['submitted'], false],
  [[undefined, 'submitted'], false],
  [['unknown'], false],
  [['draft', 'unknown'], false],
  [['draft', 'submitted', 'approved'], false],
  [['draft', 'submitted', 'returned'], false],
] as const)('a form that is %j one after the other was just sent: %s', (statuses, justSent) => {
  expect(seenAs(...statuses)).toBe(justSent);
});
