import type { Apl01 } from '../../../domain/apl/apl01.ts';
import type { PersonalData } from '../../../domain/profile/profile.ts';
import { longDay } from '../../kit/format/date.ts';
import { personalLabels as labels } from '../../profile/public/personal-labels.ts';

export interface Row {
  readonly title: string;
  readonly content: string;
}

export const genderText = { L: 'Laki-laki', P: 'Perempuan', '': '' } as const;

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

const withoutWeekday = (date: string): string => date.replace(/^[^,]+, /, '');

export const personalRows = (
  { regionNames }: Pick<Apl01, 'regionNames'>,
  personal: PersonalData,
  disability: string,
  email: string,
): readonly Row[] => [
  { title: labels.fullname, content: personal.fullname },
  {
    title: 'No. KTP/NIK/Paspor',
    content:
      personal.identityNumber && `${personal.identityNumber} (${personal.identityKind === 'nik' ? 'NIK' : 'Paspor'})`,
  },
  {
    title: 'Tempat / tgl. lahir',
    content: joined([personal.birthPlace, personal.birthDate && withoutWeekday(longDay(personal.birthDate))]),
  },
  { title: labels.gender, content: genderText[personal.gender] },
  { title: labels.nationality, content: personal.nationality },
  { title: labels.address, content: joined([personal.address, ...[...regionNames].reverse()]) },
  { title: labels.postalCode, content: personal.postalCode },
  { title: 'No. telepon rumah', content: personal.homePhone },
  { title: 'No. telepon kantor', content: personal.officePhone },
  { title: 'No. HP', content: personal.mobilePhone },
  { title: 'E-mail', content: email },
  { title: labels.qualification, content: personal.qualification },
  { title: labels.disabled, content: disability },
];

export const workRows = (personal: PersonalData): readonly Row[] => [
  { title: labels.institution, content: personal.institution },
  { title: labels.position, content: personal.position },
  { title: labels.workAddress, content: personal.workAddress },
  { title: 'Kode pos', content: personal.workPostalCode },
  { title: 'Telp.', content: personal.officePhone },
  { title: 'E-mail', content: personal.workEmail },
];
