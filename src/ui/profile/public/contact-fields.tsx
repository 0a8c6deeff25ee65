import { PhoneField } from '../../forms/phone-field.tsx';
import { Fields, FormSection } from './form-section.tsx';
import { personalLabels as labels } from './personal-labels.ts';
import type { PersonalForm } from './personal-values.ts';

export const ContactFields = ({ checked: { field } }: { checked: PersonalForm }) => (
  <FormSection title="Kontak">
    <Fields>
      <PhoneField {...field('mobilePhone')} label={labels.mobilePhone} hint="Diawali 08 atau +628" autoComplete="tel" />
      <PhoneField {...field('homePhone')} label={labels.homePhone} hint="Dengan kode daerah" optional />
      <PhoneField {...field('officePhone')} label={labels.officePhone} hint="Dengan kode daerah" optional />
    </Fields>
  </FormSection>
);
