import type { Apl01 } from '../../../domain/apl/apl01.ts';
import { useCities, useDistricts, useProvinces, useVillages } from '../../personal-data/reference-data.ts';
import { Apl01Paper } from './apl01-paper.tsx';
import { type Apl01Values, contentOf, rowName } from './apl01-values.ts';

export interface Apl01PrintedProps {
  readonly apl01: Apl01;
  readonly values: Apl01Values;
  /** Of the draft. */
  readonly files: ReadonlyMap<string, File>;
}

/** The paper of a form that is still being filled in, with what stands in it now; the form itself has read the lists of regions. */
export const Apl01Printed = ({ apl01, values, files }: Apl01PrintedProps) => {
  const content = contentOf(values);
  const { provinceId, cityId, districtId, villageId } = content.personal;
  const regions = [
    [useProvinces().data, provinceId],
    [useCities(provinceId).data, cityId],
    [useDistricts(cityId).data, districtId],
    [useVillages(districtId).data, villageId],
  ] as const;
  const regionNames = regions.map(([list, chosen]) => list?.find(({ id }) => id === chosen)?.name ?? '');
  const requirements = apl01.requirements.map((row) => {
    const id = values[rowName(row.id)] ?? '';
    const file = files.get(id);
    return file ? { ...row, file: { id, name: file.name, type: file.type, size: file.size, src: null } } : row;
  });
  return <Apl01Paper apl01={{ ...apl01, content, regionNames, requirements, signature: null }} />;
};
