import type { Apl01, Apl01Content, Requirement } from '../../src/domain/apl/apl01.ts';
import { completePersonalData } from './personal-data.ts';

export const completeContent: Apl01Content = {
  personal: completePersonalData,
  purpose: 'certification',
  otherPurpose: '',
};

export const requirement = (id: string, changes: Partial<Requirement> = {}): Requirement => ({
  id,
  group: 'basic',
  title: `Bukti ${id}.`,
  required: true,
  file: null,
  verdict: null,
  ...changes,
});

export const storedFile = {
  id: 'BRK-1',
  name: 'KTP.pdf',
  type: 'application/pdf',
  size: 900,
  src: '/storage/berkas/BRK-1',
};

export const returnedApl01 = (targets: readonly string[], changes: Partial<Apl01> = {}): Apl01 => ({
  trxId: 'TRX-1',
  status: 'returned',
  content: completeContent,
  regionNames: [],
  scheme: { title: 'Skema', number: 'S-1', kind: 'Klaster' },
  units: [],
  requirements: [requirement('ktp', { file: storedFile }), requirement('ijazah')],
  sentAt: '2026-03-01T02:00:00.000Z',
  signature: null,
  review: {
    at: '2026-03-02T02:00:00.000Z',
    reviewer: 'Contoh',
    note: null,
    notes: targets.map((target) => ({ target, text: 'Perbaiki.' })),
  },
  admin: { name: '', registration: '' },
  adminSignature: null,
  ...changes,
});
