import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorSummary } from '../../../../src/ui/kit/components/form/error-summary.tsx';

const wrong = [{ fieldId: 'nama', message: 'Isi nama' }];

it('the error summary takes the focus once for each refused attempt, and never otherwise', () => {
  const { rerender } = render(<ErrorSummary errors={[]} attempt={0} />);
  const show = (errors: typeof wrong, attempt: number) => {
    rerender(<ErrorSummary errors={errors} attempt={attempt} />);
    const taken = errors.length > 0 && document.activeElement === screen.getByRole('alert');
    (document.activeElement as HTMLElement).blur();
    return taken;
  };
  expect(show(wrong, 0)).toBe(false);
  expect(show(wrong, 1)).toBe(true);
  expect(show([], 1)).toBe(false);
  expect(show(wrong, 1)).toBe(false);
  expect(show(wrong, 2)).toBe(true);
});
