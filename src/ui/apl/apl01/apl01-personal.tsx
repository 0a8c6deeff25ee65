import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Apl01 } from '../../../domain/apl/apl01.ts';
import type { CalendarDate } from '../../../domain/calendar/calendar-date.ts';
import { nikDisagrees } from '../../../domain/profile/nik.ts';
import { useSession } from '../../core/session/session-view.ts';
import { AddressFields } from '../../profile/public/address-fields.tsx';
import { BirthFields } from '../../profile/public/birth-fields.tsx';
import { ContactFields } from '../../profile/public/contact-fields.tsx';
import { DisabilityFields } from '../../profile/public/disability-fields.tsx';
import { IdentityFields } from '../../profile/public/identity-fields.tsx';
import { QualificationFields } from '../../profile/public/qualification-fields.tsx';
import { WorkFields } from '../../profile/public/work-fields.tsx';
import { Apl01Known, KnownGroups } from './apl01-known.tsx';
import { type KnownGroup, knownGroups, useKnownRows } from './apl01-known-rows.ts';
import { Apl01Section } from './apl01-section.tsx';
import { type Apl01CheckedForm, type Apl01Values, contentOf, judgeApl01, personalFormOf } from './apl01-values.ts';

interface Apl01PersonalProps {
  readonly apl01: Apl01;
  readonly checked: Apl01CheckedForm;
  readonly today: CalendarDate;
  readonly noteOf: (target: string) => ReactNode;
}

const wantingGroups = ({ checked, today, noteOf }: Apl01PersonalProps): ReadonlySet<KnownGroup> => {
  const values = checked.form.getValues();
  const problems = judgeApl01(values, [], today);
  const groups = Object.keys(knownGroups) as KnownGroup[];
  const wanting = new Set(
    groups.filter((group) => knownGroups[group].some((name) => problems[name] !== undefined || noteOf(name))),
  );
  const { identityKind, identityNumber, birthDate, gender } = values;
  if (identityKind === 'nik' && nikDisagrees(identityNumber, birthDate, gender).length > 0) wanting.add('birth');
  return wanting;
};

export const Apl01Personal = (props: Apl01PersonalProps) => {
  const { checked, today, noteOf } = props;
  const [wanting] = useState(() => wantingGroups(props));
  const { personal } = contentOf(useWatch({ control: checked.form.control }) as Apl01Values);
  const email = useSession().candidate?.email ?? '';
  const rows = useKnownRows(personal, email);
  const fields = personalFormOf(checked, noteOf);
  const group = (name: KnownGroup, title: string, inputs: ReactNode, wide = false) => (
    <Apl01Known
      title={title}
      wide={wide}
      checked={checked}
      names={knownGroups[name]}
      wanting={wanting.has(name)}
      rows={rows[name]}
    >
      {inputs}
    </Apl01Known>
  );
  return (
    <>
      <Apl01Section
        id="data-pribadi"
        lead={`Bagian 1: Rincian Data Pemohon. Periksa sesuai kartu identitas Anda.${wanting.has('contact') ? ` Email pada formulir: ${email}.` : ''}`}
      >
        <KnownGroups>
          {group('identity', 'Identitas', <IdentityFields checked={fields} />)}
          {group('birth', 'Kelahiran', <BirthFields checked={fields} today={today} />)}
          {group('contact', 'Kontak', <ContactFields checked={fields} />)}
          {group('address', 'Alamat', <AddressFields checked={fields} />)}
          {group('qualification', 'Pendidikan', <QualificationFields checked={fields} />)}
          {group('disability', 'Disabilitas', <DisabilityFields checked={fields} />)}
        </KnownGroups>
      </Apl01Section>
      <Apl01Section id="data-pekerjaan" lead="Kosongkan jika Anda sedang tidak bekerja.">
        {group('work', 'Pekerjaan sekarang', <WorkFields checked={fields} />, true)}
      </Apl01Section>
    </>
  );
};
