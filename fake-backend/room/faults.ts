import type { Database } from '../database/database.ts';
import { changeSettings, settingsOf } from '../database/seeding.ts';
import type { FaultAction, FaultRule } from '../faults.ts';

interface RoomFault {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly action: FaultAction;
}

export const roomFaults: readonly RoomFault[] = [
  { id: 'lambat', title: 'Jaringan lambat (5 detik)', path: '/api/', action: { type: 'delay', ms: 5_000 } },
  { id: 'putus', title: 'Jaringan terputus', path: '/api/', action: { type: 'network-error' } },
  { id: 'rusak', title: 'Server sedang rusak (500)', path: '/api/', action: { type: 'status', status: 500 } },
  { id: 'hilang', title: 'Jawaban server hilang', path: '/api/', action: { type: 'accept-then-drop' } },
  { id: 'wifi', title: 'Halaman masuk Wi-Fi', path: '/api/', action: { type: 'html' } },
];

const prefix = 'kelas-';

const idOf = (fault: string, candidateId: string) => `${prefix}${fault}-${candidateId}`;

export const faultsOf = (db: Database, candidateId: string): readonly string[] => {
  const { faults } = settingsOf(db);
  return roomFaults.filter(({ id }) => faults.some((rule) => rule.id === idOf(id, candidateId))).map(({ id }) => id);
};

export const setFault = (db: Database, candidateId: string, name: string | null): boolean => {
  const { faults, fault_matches: matches } = settingsOf(db);
  const own = new Set(roomFaults.map(({ id }) => idOf(id, candidateId)));
  const others = faults.filter(({ id }) => !own.has(id));
  const fault = roomFaults.find(({ id }) => id === name);
  if (name !== null && !fault) throw new RangeError(`fault: ${roomFaults.map(({ id }) => id).join(', ')}`);
  if (!fault && others.length === faults.length) return false;
  const rule: FaultRule[] = fault
    ? [
        {
          id: idOf(fault.id, candidateId),
          match: { path: fault.path, candidate: candidateId },
          nth: 'every',
          action: fault.action,
        },
      ]
    : [];
  const counts = Object.entries(matches).filter(([id]) => !own.has(id));
  changeSettings(db, { faults: [...others, ...rule], fault_matches: Object.fromEntries(counts) });
  return true;
};
