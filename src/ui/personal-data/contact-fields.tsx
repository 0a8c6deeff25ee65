import type { ChangeEvent } from 'react';
import { dialled } from '../../domain/phone-number.ts';
import { TextField, type TextFieldProps } from '../components/form/text-field.tsx';
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

const PhoneField = ({ onChange, ...rest }: Omit<TextFieldProps, 'type' | 'inputMode' | 'onValue'>) => {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const kept = dialled(event.currentTarget.value);
    if (kept !== event.currentTarget.value) event.currentTarget.value = kept;
    onChange?.(event);
  };
  return <TextField {...rest} type="tel" inputMode="tel" onChange={change} />;
};
