import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FormStatus } from '../../../src/domain/assessment/form-status.ts';
import { useJustSent } from '../../../src/ui/apl/apl-form.tsx';

const seenAs = (...statuses: readonly (FormStatus | undefined)[]) => {
  const [first, ...later] = statuses;
  const { result, rerender } = renderHook(({ status }) => useJustSent(status), { initialProps: { status: first } });
  for (const status of later) rerender({ status });
  return result.current;
};

it.each([
  [['draft', 'submitted'], 'first'],
  [[undefined, 'draft', 'submitted'], 'first'],
  [['unknown', 'submitted'], 'first'],
  [['draft', 'submitted', 'unknown'], 'first'],
  [['unknown', 'submitted', 'unknown'], 'first'],
  [['returned', 'submitted'], 'correction'],
  [['draft', 'returned', 'submitted', 'unknown'], 'correction'],
  [['returned', 'submitted', 'submitted'], 'correction'],
  [['submitted'], null],
  [[undefined, 'submitted'], null],
  [['unknown'], null],
  [['draft', 'unknown'], null],
  [['draft', 'submitted', 'approved'], null],
  [['draft', 'submitted', 'returned'], null],
] as const)('a form that is %j one after the other was just sent: %s', (statuses, justSent) => {
  expect(seenAs(...statuses)).toBe(justSent);
});
