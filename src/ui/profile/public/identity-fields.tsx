import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { AskedWhenLeft } from '../../forms/asked-when-left.tsx';
import { DigitsField } from '../../forms/digits-field.tsx';
import { RadioGroup } from '../../kit/components/choice/radio-group.tsx';
import { TextField } from '../../kit/components/form/text-field.tsx';
import { Fields, FormSection, WholeRow } from './form-section.tsx';
import { MeantName } from './meant-name.tsx';
import { personalLabels as labels } from './personal-labels.ts';
import type { PersonalForm } from './personal-values.ts';
import { useChoice } from './use-choice.ts';

const kinds = [
  { id: 'nik', name: 'nik', value: 'nik', title: 'KTP (NIK)' },
  { id: 'passport', name: 'passport', value: 'passport', title: 'Paspor' },
];

interface IdentityFieldsProps {
  readonly checked: PersonalForm;
  /** What else is asked about a name, once its field is left. */
  readonly askAboutName?: (name: string) => ReactNode;
}

export const IdentityFields = ({ checked, askAboutName }: IdentityFieldsProps) => {
  const { field, form } = checked;
  const fullname = useWatch({ control: form.control, name: 'fullname' });
  const takeName = (name: string) => form.setValue('fullname', name, { shouldDirty: true, shouldValidate: true });
  const kind = useChoice(checked, 'identityKind', ['identityNumber']);
  return (
    <FormSection title="Identitas">
      <Fields>
        <WholeRow>
          <AskedWhenLeft
            typed={fullname}
            ask={(name) => (
              <>
                <MeantName name={name} onTake={takeName} />
                {askAboutName?.(name)}
              </>
            )}
          >
            <TextField
              {...field('fullname')}
              label={labels.fullname}
              hint="Seperti tertulis di KTP atau paspor"
              autoComplete="name"
            />
          </AskedWhenLeft>
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
