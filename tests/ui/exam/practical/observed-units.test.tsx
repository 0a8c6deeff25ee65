import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ObservedUnits } from '../../../../src/ui/exam/practical/observed-units.tsx';
import { anObservedUnit } from '../../../builders/exam.ts';

it('a criterion that the assessor has just judged is counted, marked and announced', () => {
  const { rerender } = render(<ObservedUnits units={[anObservedUnit(null, null)]} />);
  expect([screen.getByText('0 dari 2 kriteria').tagName, screen.getByRole('status').textContent]).toEqual([
    'STRONG',
    '',
  ]);
  rerender(<ObservedUnits units={[anObservedUnit(true, null)]} />);
  expect(screen.getByRole('status').textContent).toBe(
    'Asesor menilai “Kriteria 0”: kompeten. 1 dari 2 kriteria sudah dinilai.',
  );
  expect(screen.getByRole('table').textContent).toMatch(/K · Kompeten/);
  expect(screen.getAllByText('Baru dinilai')).toHaveLength(1);
});
