import { SelectField } from '../kit/components/form/select-field.tsx';

export interface FilterChoice {
  readonly value: string;
  readonly title: string;
}

export interface FilterSelectProps {
  readonly label: string;
  readonly everything: string;
  readonly value: string | undefined;
  readonly choices: readonly FilterChoice[] | undefined;
  readonly onValue: (value: string | undefined) => void;
}

/** Nothing once the server is known to offer no choice. */
export const FilterSelect = ({ label, everything, value = '', choices, onValue }: FilterSelectProps) => {
  if (choices?.length === 0 && value === '') return null;
  const known = choices ?? [];
  const missing = value !== '' && !known.some((choice) => choice.value === value);
  // keeps the value from the address, even if the server does not offer it
  const shown = missing ? [...known, { value, title: choices ? 'Pilihan tidak tersedia' : 'Memuat…' }] : known;
  return (
    <SelectField
      label={label}
      placeholder={everything}
      options={shown.map((choice) => ({ id: choice.value, name: choice.value, ...choice }))}
      value={value}
      onValue={(chosen) => onValue(chosen || undefined)}
    />
  );
};
