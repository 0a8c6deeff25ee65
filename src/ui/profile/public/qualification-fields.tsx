import { qualifications } from '../../../domain/profile/profile.ts';
import { SelectField } from '../../kit/components/form/select-field.tsx';
import { Fields, FormSection } from './form-section.tsx';
import { personalLabels as labels } from './personal-labels.ts';
import type { PersonalForm } from './personal-values.ts';
import { useChoice } from './use-choice.ts';

const levels = qualifications.map((level) => ({ id: level, name: level, value: level, title: level }));

export const QualificationFields = ({ checked, lead }: { checked: PersonalForm; lead?: string }) => (
  <FormSection title="Pendidikan" lead={lead}>
    <Fields>
      <SelectField
        {...useChoice(checked, 'qualification')}
        label={labels.qualification}
        hint="Pendidikan terakhir yang selesai"
        options={levels}
      />
    </Fields>
  </FormSection>
);
