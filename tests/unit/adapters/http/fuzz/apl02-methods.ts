import { HttpAplRepository } from '../../../../../src/adapters/http/apl/http-apl-repository.ts';
import type { Apl02Submission } from '../../../../../src/application/ports/apl/apl-repository.ts';
import type { Method } from './methods.ts';

const at = '2026-01-05 09:00:00';
const form = {
  trx_id: 'TRX-1',
  status: 'returned',
  schema: { title: 'JWP', number: 'S-1', kind: 'Okupasi' },
  candidate: 'Ayu',
  assessor: { name: 'Asesor', registration: 'MET.000.000001 2019' },
  units: [{ code: 'J.1', title: 'u', elements: [{ id: 'J.1.1', no: 1, title: 'e', criteria: ['k'] }] }],
  answers: [{ element_id: 'J.1.1', competent: true, evidence: null, file_ids: [5] }],
  files: [{ id: 5, name: 'Laporan.pdf', type: 'application/pdf', size: 900, src: '/storage/berkas/5' }],
  sent_at: at,
  signature: { image: 'ttd/7.png', signed_at: at },
  review: { at, reviewer: 'x', note: null, notes: [{ target: 'element:J.1.1', text: 'x' }] },
  continues: null,
  assessor_signature: null,
};
const good = { code: '00', message: '', data: form };
const submission: Apl02Submission = {
  trxId: 'TRX-1',
  answers: { 'J.1.1': { competent: true, evidence: 'x', fileIds: ['5'] } },
  files: new Map(),
  signature: { kind: 'profile' },
  requestKey: 'k',
  again: true,
};

const needs = [
  'data.units.*.code',
  'data.units.*.elements',
  'data.units.*.elements.*.id',
  'data.answers.*.element_id',
  'data.files.*.id',
];

export const apl02Methods: readonly Method[] = [
  { name: 'HttpAplRepository.apl02', run: (http) => new HttpAplRepository(http).apl02('TRX-1'), good, needs },
  {
    name: 'HttpAplRepository.sendApl02',
    run: (http) => new HttpAplRepository(http).sendApl02(submission),
    good: { ...good, data: { ...form, status: 'submitted' } }, // what does not come back is as it was sent
  },
];
