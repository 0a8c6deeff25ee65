import { SelectField } from '../components/form/select-field.tsx';

export interface FilterChoice {
  readonly value: string;
  readonly title: string;
}

export interface FilterSelectProps {
  readonly label: string;
  /** The choice that asks for nothing: 'Semua bidang'. */
  readonly everything: string;
  readonly value: string | undefined;
  /** Undefined while they are on their way. */
  readonly choices: readonly FilterChoice[] | undefined;
  readonly onValue: (value: string | undefined) => void;
}

/** One thing to filter by; away where the server names nothing to choose from. */
export const FilterSelect = ({ label, everything, value = '', choices, onValue }: FilterSelectProps) => {
  if (choices?.length === 0 && value === '') return null;
  const known = choices ?? [];
  const missing = value !== '' && !known.some((choice) => choice.value === value);
  // what the address asks for is shown even when the server does not offer it
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
