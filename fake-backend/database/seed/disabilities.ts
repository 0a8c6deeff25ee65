import type { DisabilityRow, DisabilityTypeRow } from '../profile-rows.ts';

/** The kinds of Law 8/2016 on persons with disabilities, with the examples in the explanation of article 4. */
const kinds: [string, string[]][] = [
  ['Disabilitas fisik', ['Amputasi', 'Cerebral palsy', 'Lumpuh layuh atau kaku', 'Orang kecil', 'Paraplegia']],
  ['Disabilitas intelektual', ['Down syndrome', 'Lambat belajar']],
  ['Disabilitas mental', ['Perkembangan (autis, hiperaktif)', 'Psikososial']],
  ['Disabilitas sensorik', ['Netra', 'Rungu', 'Wicara']],
];

export const disabilities = (): DisabilityRow[] => kinds.map(([name], index) => ({ id: `DIS-${index + 1}`, name }));

export const disabilityTypes = (): DisabilityTypeRow[] =>
  kinds.flatMap(([, types], kind) =>
    types.map((name, index) => ({ id: `DIS-${kind + 1}-${index + 1}`, disability_id: `DIS-${kind + 1}`, name })),
  );
