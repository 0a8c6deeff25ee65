import { signatureOf } from './portraits.ts';

/** Who judges applications for the certification body; nobody real ("contoh"), with a number that no register has. */
export const admin = {
  name: 'Contoh Wulandari, S.Kom. (Admin LSP)',
  registration: 'ADM.000.000001',
  signature: signatureOf(520),
};
