import { expect, it } from 'vitest';
import type { SimulationControl } from '../../../src/application/ports/simulation/simulation-control.ts';
import { apl01Example } from '../../../src/training/simulation/examples/apl-example.ts';

it('the example of a returned APL 01 changes what the reviewer objected to, and leaves the other answers', () => {
  const initial = { identityNumber: '3404071205980029', address: 'Jalan Lama 1', position: 'Analis', row_ktp: '' };
  const values: Record<string, unknown> = { ...initial };
  const form = {
    getValues: () => values,
    setValue: (name: string, value: unknown) => void Object.assign(values, { [name]: value }),
    formState: { isSubmitted: false, defaultValues: initial },
  };
  const control = { samplePaper: () => '', samplePicture: () => '' } as Partial<SimulationControl> as SimulationControl;
  const rows = [{ field: 'row_ktp', title: 'Fotokopi KTP', stored: false }];
  const draft = { addFile: () => 'file-1' };
  const noted = ['identityNumber', 'position', 'requirement:ktp'];
  void apl01Example({ name: 'apl01', form, draft, rows, noted }, control, 'Dewi').ways[0]?.fill(false);
  expect(values).toMatchObject({
    identityNumber: '3404071205980020',
    address: 'Jalan Lama 1',
    position: 'Staf',
    row_ktp: 'file-1',
  });
  expect(values).not.toHaveProperty('requirement:ktp');
});
