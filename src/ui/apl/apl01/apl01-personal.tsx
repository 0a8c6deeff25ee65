import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Apl01 } from '../../../domain/apl/apl01.ts';
import type { CalendarDate } from '../../../domain/calendar/calendar-date.ts';
import { nameInCapitals } from '../../../domain/person-name.ts';
import { nikDisagrees } from '../../../domain/profile/nik.ts';
import type { PersonalData } from '../../../domain/profile/profile.ts';
import { useSession } from '../../core/session/session-view.ts';
import { longDay } from '../../kit/format/date.ts';
import { AddressFields } from '../../profile/public/address-fields.tsx';
import { BirthFields } from '../../profile/public/birth-fields.tsx';
import { ContactFields } from '../../profile/public/contact-fields.tsx';
import { DisabilityFields } from '../../profile/public/disability-fields.tsx';
import { IdentityFields } from '../../profile/public/identity-fields.tsx';
import { personalLabels as labels } from '../../profile/public/personal-labels.ts';
import { QualificationFields } from '../../profile/public/qualification-fields.tsx';
import { WorkFields } from '../../profile/public/work-fields.tsx';
import { useDisabilityNames, useRegionNames, whyNameless } from './apl01-chosen-names.ts';
import { Apl01Known, KnownGroups } from './apl01-known.tsx';
import { workFields } from './apl01-open-parts.tsx';
import { genderText, type Row } from './apl01-paper-rows.ts';
import { Apl01Section } from './apl01-section.tsx';
import { type Apl01CheckedForm, type Apl01Values, contentOf, judgeApl01, personalFormOf } from './apl01-values.ts';
import { NameInProfile } from './name-in-profile.tsx';

const knownGroups = {
  identity: ['fullname', 'identityKind', 'identityNumber', 'nationality'],
  birth: ['birthPlace', 'birthDate', 'gender'],
  contact: ['mobilePhone', 'homePhone', 'officePhone'],
  address: ['address', 'provinceId', 'cityId', 'districtId', 'villageId', 'postalCode'],
  qualification: ['qualification'],
  disability: ['disabled', 'disabilityId', 'disabilityTypeId'],
  work: workFields,
} as const satisfies Readonly<Record<string, readonly (keyof PersonalData)[]>>;

type KnownGroup = keyof typeof knownGroups;

const useKnownRows = (personal: PersonalData, email: string): Readonly<Record<KnownGroup, readonly Row[]>> => {
  const names: Partial<Record<keyof PersonalData, string>> = {
    ...useRegionNames(personal, whyNameless),
    ...useDisabilityNames(personal, whyNameless),
    identityKind: personal.identityKind === 'nik' ? 'KTP (NIK)' : 'Paspor',
    gender: genderText[personal.gender],
    birthDate: personal.birthDate && longDay(personal.birthDate).replace(/^[^,]+, /, ''),
  };
  const rowsOf = (group: KnownGroup): readonly Row[] =>
    knownGroups[group]
      .filter((name) => personal.disabled || (name !== 'disabilityId' && name !== 'disabilityTypeId'))
      .map((name) => ({ title: labels[name], content: names[name] ?? String(personal[name]) }));
  return {
    identity: rowsOf('identity'),
    birth: rowsOf('birth'),
    contact: [{ title: 'Email', content: email }, ...rowsOf('contact')],
    address: rowsOf('address'),
    qualification: rowsOf('qualification'),
    disability: rowsOf('disability'),
    work: rowsOf('work'),
  };
};

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
  if (nameInCapitals(values.fullname) !== null) wanting.add('identity');
  if (knownGroups.work.every((name) => values[name] === '')) wanting.add('work');
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
  const askAboutName = (name: string) => <NameInProfile name={name} today={today} />;
  const group = (
    name: KnownGroup,
    title: string,
    inputs: ReactNode,
    { wide = false, remark = null as ReactNode } = {},
  ) => (
    <Apl01Known
      title={title}
      wide={wide}
      checked={checked}
      names={knownGroups[name]}
      wanting={wanting.has(name)}
      rows={rows[name]}
      remark={remark}
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
          {group('identity', 'Identitas', <IdentityFields checked={fields} askAboutName={askAboutName} />, {
            remark: askAboutName(personal.fullname),
          })}
          {group('birth', 'Kelahiran', <BirthFields checked={fields} today={today} />)}
          {group('contact', 'Kontak', <ContactFields checked={fields} />)}
          {group('address', 'Alamat', <AddressFields checked={fields} />)}
          {group('qualification', 'Pendidikan', <QualificationFields checked={fields} />)}
          {group('disability', 'Disabilitas', <DisabilityFields checked={fields} />)}
        </KnownGroups>
      </Apl01Section>
      <Apl01Section id="data-pekerjaan" lead="Kosongkan jika Anda sedang tidak bekerja.">
        {group('work', 'Pekerjaan sekarang', <WorkFields checked={fields} />, { wide: true })}
      </Apl01Section>
    </>
  );
};
