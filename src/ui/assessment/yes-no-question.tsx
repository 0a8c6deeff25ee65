import { RadioGroup } from '../kit/components/choice/radio-group.tsx';
import type { YesNo } from './yes-no.ts';

const options = [
  { id: 'yes', name: 'yes', value: 'yes', title: 'Ya' },
  { id: 'no', name: 'no', value: 'no', title: 'Tidak' },
];

export interface YesNoQuestionProps {
  readonly id: string;
  readonly label: string;
  readonly value: YesNo;
  readonly onValue: (value: YesNo) => void;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}

export const YesNoQuestion = ({ id, label, value, onValue, error, disabled = false }: YesNoQuestionProps) => (
  <RadioGroup
    id={id}
    name={id}
    label={label}
    inline
    options={options}
    value={value}
    onValue={(chosen) => onValue(chosen === 'yes' ? 'yes' : 'no')}
    error={error}
    disabled={disabled}
  />
);
