import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { type CalendarDate, isDay } from '../../../domain/calendar/calendar-date.ts';
import { nikDisagrees, swappedDate } from '../../../domain/profile/nik.ts';
import { genders } from '../../../domain/profile/profile.ts';
import { CalendarDateField } from '../../forms/calendar-date-field.tsx';
import { MeantText } from '../../forms/meant-text.tsx';
import { RadioGroup } from '../../kit/components/choice/radio-group.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { politely } from '../../kit/components/feedback/politely.ts';
import { TextField } from '../../kit/components/form/text-field.tsx';
import { longDay } from '../../kit/format/date.ts';
import { Fields, FormSection, WholeRow } from './form-section.tsx';
import { personalLabels as labels } from './personal-labels.ts';
import type { PersonalForm } from './personal-values.ts';
import { useChoice } from './use-choice.ts';

const titles = { L: 'Laki-laki', P: 'Perempuan' } as const;
const options = genders.map((gender) => ({ id: gender, name: gender, value: gender, title: titles[gender] }));

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
          hint="Bulan, tanggal, lalu tahun, misalnya 01/31/2000"
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

const Announced = styled.div`
  display: contents;
`;

const names = { birthDate: 'tanggal lahir', gender: 'jenis kelamin' } as const;

/** Names what in the form does not match its NIK, such as `tanggal lahir`; empty if all matches. */
export const useNikMismatch = (checked: PersonalForm): string => {
  const watched = ['identityKind', 'identityNumber', 'birthDate', 'gender'] as const;
  const [kind, number, birthDate, gender] = useWatch({ control: checked.form.control, name: watched });
  const disagreeing = kind === 'nik' ? nikDisagrees(number, isDay(birthDate) ? birthDate : '', gender) : [];
  return disagreeing.map((each) => names[each]).join(' dan ');
};

/** Warns if the NIK does not match the other data, but allows saving (domain: FR.APL.01). */
const NikWarning = ({ checked }: { checked: PersonalForm }) => {
  const mismatch = useNikMismatch(checked);
  const number = useWatch({ control: checked.form.control, name: 'identityNumber' });
  const { value, onValue } = useChoice(checked, 'birthDate');
  const swapped = mismatch && isDay(value) ? swappedDate(number, value) : null;
  return (
    <Announced {...politely}>
      {swapped && (
        <MeantText meant={longDay(swapped)} onTake={() => onValue(swapped)}>
          Menurut NIK Anda, tanggal lahirnya {longDay(swapped)}; yang terisi {longDay(value)}. Tulis bulan dahulu, lalu
          tanggal.
        </MeantText>
      )}
      {mismatch && !swapped && (
        <Callout tone="caution" title="Periksa kembali NIK Anda">
          NIK tidak cocok dengan {mismatch} yang Anda isi. Jika KTP Anda memang tertulis begitu, isian ini tetap
          diterima.
        </Callout>
      )}
    </Announced>
  );
};
