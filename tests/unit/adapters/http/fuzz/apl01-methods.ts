import { HttpAplRepository } from '../../../../../src/adapters/http/apl/http-apl-repository.ts';
import type { Apl01Submission } from '../../../../../src/application/ports/apl/apl-repository.ts';
import { completeContent } from '../../../../builders/apl01.ts';
import type { Method } from './methods.ts';

const file = { id: 5, name: 'KTP.pdf', type: 'application/pdf', size: 900, src: '/storage/berkas/5' };
const form = {
  trx_id: 'TRX-1',
  status: 'returned',
  content: { fullname: 'Ayu', birth_date: '1998-05-20', purpose: 'rpl', other_purpose: null },
  region_names: ['DIY'],
  schema: { title: 'JWP', number: 'S-1', kind: 'Okupasi' },
  units: [{ code: 'J.1', title: 'u', standard: 's' }],
  requirements: [{ id: 1, group: 'basic', title: 'Ijazah', required: true, file, verdict: 'met' }],
  sent_at: '2026-01-05 09:00:00',
  signature: { image: 'ttd/7.png', signed_at: '2026-01-05 09:00:00' },
  review: { at: '2026-01-05 09:00:00', reviewer: 'x', note: null, notes: [{ target: 'address', text: 'x' }] },
};
const good = { code: '00', message: '', data: form };
const submission: Apl01Submission = {
  trxId: 'TRX-1',
  content: completeContent,
  files: new Map(),
  signature: { kind: 'profile' },
  requestKey: 'k',
  again: false,
};

const needs = ['data.requirements.*.id', 'data.requirements.*.file.id'];

export const apl01Methods: readonly Method[] = [
  { name: 'HttpAplRepository.apl01', run: (http) => new HttpAplRepository(http).apl01('TRX-1'), good, needs },
  {
    name: 'HttpAplRepository.sendApl01',
    run: (http) => new HttpAplRepository(http).sendApl01(submission),
    good: { ...good, data: { ...form, status: 'submitted' } }, // what does not come back is as it was sent
  },
];
