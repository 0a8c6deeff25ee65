import { photoOf, signatureOf } from '../database/seed/portraits.ts';
import { blobOf } from './actor.ts';
import type { Scenario } from './scenario.ts';

const email = 'satria@contoh.example';

const person = {
  fullname: 'Satria Contoh',
  identity_type: 'nik',
  identity_number: '3404071205980000',
  birth_place: 'Sleman',
  birth_date: '1998/05/12',
  gender: 'L',
  nationality: 'Indonesia',
  address: 'Jalan Contoh Flamboyan No. 18 RT 02 RW 05',
  province_id: '34',
  city_id: '3404',
  district_id: '340407',
  village_id: '3404072001',
  postal_code: '55281',
  mobile_phone: '081200000018',
  qualification: 'S1',
  has_disability: '0',
};

const formOf = (texts: Readonly<Record<string, string>>, picture: string, dataUrl: string): FormData => {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  form.append(picture, blobOf(dataUrl), `${picture}.png`);
  return form;
};

export const scenario: Scenario = {
  email,
  page: 'schemes',
  async play({ signUp }) {
    const actor = await signUp(person.fullname, email);
    await actor.post('/api/profile', formOf(person, 'photo', photoOf(18)));
    await actor.post('/api/profile/signature', formOf({}, 'signature', signatureOf(18)));
    return null;
  },
};
