import { signatureOf } from './portraits.ts';

/** The certification body's fictional admin ("contoh"), with an invalid registration number. */
export const admin = {
  name: 'Contoh Wulandari, S.Kom. (Admin LSP)',
  registration: 'ADM.000.000001',
  signature: signatureOf(520),
};
