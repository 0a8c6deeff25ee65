import { expect, it } from 'vitest';
import { saveGuardian } from '../../../../src/application/own-data/save-guardian.ts';
import type { Guardian } from '../../../../src/domain/own-data/guardian.ts';

const fine: Guardian = { name: 'Ibu Contoh', relation: 'mother', contact: '081200000000', consent: true };

const saving = () => {
  const saved: Guardian[] = [];
  const save = saveGuardian({ guardians: { save: async (guardian) => void saved.push(guardian) } });
  return { saved, save };
};

it('a consent is saved once, however often the button is pressed', async () => {
  const { saved, save } = saving();
  expect(await Promise.all([save(fine), save(fine)])).toEqual([{ kind: 'saved' }, { kind: 'saved' }]);
  expect(saved).toEqual([fine]);
});

it('a consent that is not given is refused with its problems, and not sent', async () => {
  const { saved, save } = saving();
  expect(await save({ ...fine, consent: false })).toEqual({ kind: 'refused', problems: { consent: 'required' } });
  expect(saved).toEqual([]);
});
