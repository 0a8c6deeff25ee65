import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { isDay } from '../../domain/calendar/calendar-date.ts';
import { nikDisagrees } from '../../domain/profile/nik.ts';
import { Notice } from '../components/feedback/notice.tsx';
import type { PersonalForm } from './personal-values.ts';

/** Takes no room while it has nothing to say. */
const Announced = styled.div`
  display: contents;
`;

const names = { birthDate: 'tanggal lahir', gender: 'jenis kelamin' } as const;

/** Says that the NIK and the rest of the form disagree; the form can be saved all the same (domain: FR.APL.01). */
export const NikWarning = ({ checked }: { checked: PersonalForm }) => {
  const watched = ['identityKind', 'identityNumber', 'birthDate', 'gender'] as const;
  const [kind, number, birthDate, gender] = useWatch({ control: checked.form.control, name: watched });
  const disagreeing = kind === 'nik' ? nikDisagrees(number, isDay(birthDate) ? birthDate : '', gender) : [];
  return (
    <Announced role="status">
      {disagreeing.length > 0 && (
        <Notice tone="caution" title="Periksa kembali NIK Anda">
          NIK tidak cocok dengan {disagreeing.map((each) => names[each]).join(' dan ')} yang Anda isi. Jika KTP Anda
          memang tertulis begitu, isian ini tetap diterima.
        </Notice>
      )}
    </Announced>
  );
};
