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

/** One thing to filter by. Disabled where the server names nothing to choose from: if it went away, the page below would move. */
export const FilterSelect = ({ label, everything, value = '', choices, onValue }: FilterSelectProps) => {
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
      disabled={choices?.length === 0 && value === ''}
      onValue={(chosen) => onValue(chosen || undefined)}
    />
  );
};
