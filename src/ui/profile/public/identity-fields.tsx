import { DigitsField } from '../../forms/digits-field.tsx';
import { RadioGroup } from '../../kit/components/choice/radio-group.tsx';
import { TextField } from '../../kit/components/form/text-field.tsx';
import { Fields, FormSection, WholeRow } from './form-section.tsx';
import { personalLabels as labels } from './personal-labels.ts';
import type { PersonalForm } from './personal-values.ts';
import { useChoice } from './use-choice.ts';

const kinds = [
  { id: 'nik', name: 'nik', value: 'nik', title: 'KTP (NIK)' },
  { id: 'passport', name: 'passport', value: 'passport', title: 'Paspor' },
];

export const IdentityFields = ({ checked }: { checked: PersonalForm }) => {
  const { field } = checked;
  const kind = useChoice(checked, 'identityKind', ['identityNumber']);
  return (
    <FormSection title="Identitas">
      <Fields>
        <WholeRow>
          <TextField
            {...field('fullname')}
            label={labels.fullname}
            hint="Seperti tertulis di KTP atau paspor"
            autoComplete="name"
          />
        </WholeRow>
        <WholeRow>
          <RadioGroup {...kind} label={labels.identityKind} name="identityKind" options={kinds} inline />
        </WholeRow>
        {kind.value === 'nik' ? (
          <DigitsField {...field('identityNumber')} label="NIK" hint="16 angka" />
        ) : (
          <TextField
            {...field('identityNumber')}
            label="Nomor paspor"
            hint="Seperti tertulis di paspor, biasanya 6–9 huruf dan angka"
            autoCapitalize="characters"
            autoComplete="off"
          />
        )}
        <TextField
          {...field('nationality')}
          label={labels.nationality}
          hint="Misalnya Indonesia"
          autoComplete="country-name"
        />
      </Fields>
    </FormSection>
  );
};
