import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { unsentApl01 } from '../../../src/domain/apl/apl01.ts';
import { Apl01Paper } from '../../../src/ui/apl/apl01/apl01-paper.tsx';
import { showWith } from '../show-with.tsx';

it('FR.APL.01 names the admin as soon as the server tells who it is', () => {
  const admin = { name: 'Budi Contoh', registration: 'ADM.0001' };
  showWith(<Apl01Paper apl01={{ ...unsentApl01({ trxId: 'TRX-1' }), status: 'submitted', admin }} />);
  expect(screen.getByText('Budi Contoh')).toBeDefined();
  expect(screen.getByText('No. Reg. ADM.0001')).toBeDefined();
});
