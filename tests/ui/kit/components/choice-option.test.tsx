import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RadioGroup } from '../../../../src/ui/kit/components/choice/radio-group.tsx';
import { SelectField } from '../../../../src/ui/kit/components/form/select-field.tsx';

const options = ['a', 'b'].map((id) => ({ id, value: `nilai-${id}`, name: id, title: `Pilihan ${id}` }));

it('a select shows an option’s title and sends its value [3.options.fields]', () => {
  render(<SelectField label="Pilih" options={options} placeholder={null} />);
  const shown = screen.getAllByRole<HTMLOptionElement>('option').map(({ text, value }) => [text, value]);
  expect(shown).toEqual([
    ['Pilihan a', 'nilai-a'],
    ['Pilihan b', 'nilai-b'],
  ]);
});

it('a radio group shows an option’s title, sends its value and uses its id [3.options.fields]', () => {
  render(<RadioGroup id="grup" label="Pilih" name="pilih" options={options} />);
  const second = screen.getByLabelText<HTMLInputElement>('Pilihan b');
  expect([second.id, second.value]).toEqual(['grup-b', 'nilai-b']);
});
