import { signatureOf } from './portraits.ts';

export const admin = {
  name: 'Contoh Wulandari, S.Kom. (Admin LSP)',
  registration: 'ADM.000.000001',
  signature: signatureOf(520),
};
