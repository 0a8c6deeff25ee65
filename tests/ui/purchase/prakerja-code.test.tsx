import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PrakerjaCodeField } from '../../../src/ui/purchase/prakerja/prakerja-code-field.tsx';

it('a code is grouped as it is typed, and the caret stays where a letter in the middle is corrected', async () => {
  const user = userEvent.setup();
  render(<PrakerjaCodeField />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Kode Prakerja' });
  await user.type(field, 'pratkopi0007');
  expect(field.value).toBe('PRAT-KOPI-0007');
  await user.keyboard('{ArrowLeft}{ArrowLeft}{Backspace}1');
  expect(field.value).toBe('PRAT-KOPI-0107');
  expect(field.selectionStart).toBe(12);
});
