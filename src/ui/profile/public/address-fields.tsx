import { useWatch } from 'react-hook-form';
import { Slot } from '../../core/slots.tsx';
import { DigitsField } from '../../forms/digits-field.tsx';
import { TextAreaField } from '../../kit/components/form/text-area-field.tsx';
import { Fields, FormSection, WholeRow } from './form-section.tsx';
import { personalLabels as labels } from './personal-labels.ts';
import type { PersonalForm } from './personal-values.ts';
import { useRegions } from './reference-data.ts';
import { ReferenceSelect } from './reference-select.tsx';
import { useChoice } from './use-choice.ts';

export const AddressFields = ({ checked }: { checked: PersonalForm }) => {
  const [provinceId, cityId, districtId] = useWatch({
    control: checked.form.control,
    name: ['provinceId', 'cityId', 'districtId'],
  });
  const { provinces, cities, districts, villages } = useRegions({ provinceId, cityId, districtId });
  // keeps typed values while the candidate corrects a parent value
  const province = useChoice(checked, 'provinceId', provinces.typed ? [] : ['cityId', 'districtId', 'villageId']);
  const city = useChoice(checked, 'cityId', cities.typed ? [] : ['districtId', 'villageId']);
  const district = useChoice(checked, 'districtId', districts.typed ? [] : ['villageId']);
  const village = useChoice(checked, 'villageId');
  return (
    <FormSection title="Alamat">
      <Fields>
        <WholeRow>
          <TextAreaField
            {...checked.field('address')}
            label={labels.address}
            hint="Jalan, nomor, RT/RW"
            rows={2}
            autoComplete="street-address"
          />
        </WholeRow>
        <ReferenceSelect {...province} label={labels.provinceId} list={provinces} />
        <ReferenceSelect
          {...city}
          label={labels.cityId}
          list={cities}
          waitsFor={province.value === '' ? 'provinsi' : null}
        />
        <ReferenceSelect
          {...district}
          label={labels.districtId}
          list={districts}
          waitsFor={city.value === '' ? 'kota/kabupaten' : null}
        />
        <ReferenceSelect
          {...village}
          label={labels.villageId}
          list={villages}
          waitsFor={district.value === '' ? 'kecamatan' : null}
        />
        <DigitsField
          {...checked.field('postalCode')}
          label={labels.postalCode}
          hint="5 angka"
          autoComplete="postal-code"
        />
      </Fields>
      <Slot name="regions" />
    </FormSection>
  );
};
