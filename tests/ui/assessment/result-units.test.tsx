// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ResultUnits } from '../../../src/ui/assessment/result/result-units.tsx';

afterEach(cleanup);

it('a unit that was competent before is told apart from what was decided now', () => {
  const unit = { code: 'U.1', title: 'Merancang', competent: true, methods: [], note: null, carried: false };
  render(<ResultUnits units={[unit, { ...unit, code: 'U.2', title: 'Menyusun', carried: true }]} />);
  expect(screen.getByRole('row', { name: /Merancang/ }).textContent).not.toContain('asesmen sebelumnya');
  expect(screen.getByRole('row', { name: /Menyusun/ }).textContent).toContain('Dari asesmen sebelumnya.');
});
