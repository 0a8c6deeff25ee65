import type { SimulatedFault } from '../../../application/ports/simulation/simulated-network.ts';
import { offlineFault } from './offline-fault.ts';

export interface FaultPreset {
  readonly title: string;
  readonly fault: SimulatedFault;
}

export const faultPresets: readonly FaultPreset[] = [
  {
    title: 'Koneksi terputus',
    fault: offlineFault,
  },
  {
    title: 'Lambat (5 detik)',
    fault: { id: 'lambat', match: { path: '/api/' }, nth: 'every', action: { type: 'delay', ms: 5_000 } },
  },
  {
    title: 'Kesalahan server (500)',
    fault: { id: 'server', match: { path: '/api/' }, nth: 'every', action: { type: 'status', status: 500 } },
  },
  {
    title: 'Portal wifi (HTML)',
    fault: { id: 'html', match: { path: '/api/' }, nth: 'every', action: { type: 'html' } },
  },
  {
    title: 'Jawaban terpotong',
    fault: { id: 'potong', match: { path: '/api/' }, nth: 'every', action: { type: 'cut-body' } },
  },
  {
    title: 'Sesi berakhir (sekali)',
    fault: { id: 'sesi', match: { path: '/api/' }, nth: 1, action: { type: 'session-expired' } },
  },
  {
    title: 'Balasan pembelian hilang (sekali)',
    fault: {
      id: 'hilang',
      match: { method: 'POST', path: '/api/transaction/update-transaction' },
      nth: 1,
      action: { type: 'accept-then-drop' },
    },
  },
  {
    title: 'Balasan pemakaian voucher hilang (sekali)',
    fault: {
      id: 'voucher-hilang',
      match: { method: 'POST', path: '/api/transaction/prakerja-transaction' },
      nth: 1,
      action: { type: 'accept-then-drop' },
    },
  },
  {
    title: 'Kiriman APL 01 terputus (sekali)',
    fault: {
      id: 'apl01-putus',
      match: { method: 'POST', path: '/api/apl-01' },
      nth: 1,
      action: { type: 'network-error' },
    },
  },
  {
    title: 'Balasan APL 01 hilang (sekali)',
    fault: {
      id: 'apl01-hilang',
      match: { method: 'POST', path: '/api/apl-01' },
      nth: 1,
      action: { type: 'accept-then-drop' },
    },
  },
  {
    title: 'Kiriman APL 02 terputus (sekali)',
    fault: {
      id: 'apl02-putus',
      match: { method: 'POST', path: '/api/apl-02' },
      nth: 1,
      action: { type: 'network-error' },
    },
  },
  {
    title: 'Balasan APL 02 hilang (sekali)',
    fault: {
      id: 'apl02-hilang',
      match: { method: 'POST', path: '/api/apl-02' },
      nth: 1,
      action: { type: 'accept-then-drop' },
    },
  },
  {
    title: 'Unggahan demonstrasi terputus (sekali)',
    fault: {
      id: 'unggah-putus',
      match: { method: 'POST', path: '/api/assessment/answers' },
      nth: 1,
      action: { type: 'network-error' },
    },
  },
  {
    title: 'Balasan unggahan demonstrasi hilang (sekali)',
    fault: {
      id: 'unggah-hilang',
      match: { method: 'POST', path: '/api/assessment/answers' },
      nth: 1,
      action: { type: 'accept-then-drop' },
    },
  },
  {
    title: 'Penyimpanan server penuh saat unggah (sekali)',
    fault: {
      id: 'unggah-507',
      match: { method: 'POST', path: '/api/assessment/answers' },
      nth: 1,
      action: { type: 'status', status: 507 },
    },
  },
];
