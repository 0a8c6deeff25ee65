import { DigitsField } from '../../forms/digits-field.tsx';
import { TextAreaField } from '../../kit/components/form/text-area-field.tsx';
import { TextField } from '../../kit/components/form/text-field.tsx';
import { Fields, FormSection, WholeRow } from './form-section.tsx';
import { personalLabels as labels } from './personal-labels.ts';
import type { PersonalForm } from './personal-values.ts';

export const WorkFields = ({ checked }: { checked: PersonalForm }) => (
  <FormSection title="Pekerjaan sekarang" lead="Kosongkan bagian ini jika Anda sedang tidak bekerja.">
    <WorkInputs checked={checked} />
  </FormSection>
);

const WorkInputs = ({ checked: { field } }: { checked: PersonalForm }) => (
  <Fields>
    <TextField {...field('institution')} label={labels.institution} autoComplete="organization" optional />
    <TextField {...field('position')} label={labels.position} autoComplete="organization-title" optional />
    <WholeRow>
      <TextAreaField {...field('workAddress')} label={labels.workAddress} rows={2} autoComplete="off" optional />
    </WholeRow>
    <DigitsField {...field('workPostalCode')} label={labels.workPostalCode} hint="5 angka" optional />
    <TextField
      {...field('workEmail')}
      label={labels.workEmail}
      hint="Misalnya nama@perusahaan.co.id"
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      autoComplete="off"
      optional
    />
  </Fields>
);
