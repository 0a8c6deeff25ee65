import type { CalendarDate } from '../../domain/calendar/calendar-date.ts';
import { genders } from '../../domain/profile/profile.ts';
import { RadioGroup } from '../components/choice/radio-group.tsx';
import { TextField } from '../components/form/text-field.tsx';
import { CalendarDateField } from '../form/calendar-date-field.tsx';
import { Fields, FormSection, WholeRow } from './form-section.tsx';
import { NikWarning } from './nik-warning.tsx';
import { personalLabels as labels } from './personal-labels.ts';
import type { PersonalForm } from './personal-values.ts';
import { useChoice } from './use-choice.ts';

const titles = { L: 'Laki-laki', P: 'Perempuan' } as const;
const options = genders.map((gender) => ({ id: gender, name: gender, value: gender, title: titles[gender] }));

/** Where and when the candidate was born, checked against the NIK. */
export const BirthFields = ({ checked, today }: { checked: PersonalForm; today: CalendarDate }) => {
  const birthDate = useChoice(checked, 'birthDate');
  const gender = useChoice(checked, 'gender');
  return (
    <FormSection title="Kelahiran">
      <Fields>
        <TextField
          {...checked.field('birthPlace')}
          label={labels.birthPlace}
          hint="Kota atau kabupaten"
          autoComplete="off"
        />
        <CalendarDateField
          {...birthDate}
          label={labels.birthDate}
          hint="Bulan, tanggal, lalu tahun"
          max={today}
          autoComplete="bday"
        />
        <WholeRow>
          <RadioGroup {...gender} label={labels.gender} name="gender" options={options} inline />
        </WholeRow>
      </Fields>
      <NikWarning checked={checked} />
    </FormSection>
  );
};
