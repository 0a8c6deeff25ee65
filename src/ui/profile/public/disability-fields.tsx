import { useWatch } from 'react-hook-form';
import { RadioGroup } from '../../kit/components/choice/radio-group.tsx';
import { Fields, FormSection } from './form-section.tsx';
import { personalLabels as labels } from './personal-labels.ts';
import type { PersonalForm } from './personal-values.ts';
import { useDisabilities } from './reference-data.ts';
import { ReferenceSelect } from './reference-select.tsx';
import { useChoice } from './use-choice.ts';

const answers = [
  { id: 'tidak', name: 'tidak', value: 'tidak', title: 'Tidak' },
  { id: 'ya', name: 'ya', value: 'ya', title: 'Ya' },
];

export const DisabilityFields = ({ checked }: { checked: PersonalForm }) => {
  const disabled = useChoice(checked, 'disabled', ['disabilityId', 'disabilityTypeId']);
  const { disabilities, types } = useDisabilities(useWatch({ control: checked.form.control, name: 'disabilityId' }));
  const disability = useChoice(checked, 'disabilityId', disabilities.typed ? [] : ['disabilityTypeId']);
  const type = useChoice(checked, 'disabilityTypeId');
  return (
    <FormSection title="Disabilitas" lead="Dengan jawaban ini asesmen dapat disesuaikan dengan kebutuhan Anda.">
      <RadioGroup {...disabled} label="Apakah Anda penyandang disabilitas?" name="disabled" options={answers} inline />
      {disabled.value === 'ya' && (
        <Fields>
          <ReferenceSelect {...disability} label={labels.disabilityId} list={disabilities} />
          <ReferenceSelect
            {...type}
            label={labels.disabilityTypeId}
            list={types}
            waitsFor={disability.value === '' ? 'disabilitas' : null}
          />
        </Fields>
      )}
    </FormSection>
  );
};
