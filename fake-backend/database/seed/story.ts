import { DAY } from '../../wib-time.ts';
import type { BudgetRow, StageRow, TransactionRow } from '../rows.ts';

/** `age`: milliseconds since the stage reached this status. `due`: its deadline; a number means days from today. */
export interface StoryStage {
  status: StageRow['status'];
  age?: number;
  waits?: StageRow['waiting_for'];
  note?: string;
  due?: number | 'end of schedule' | 'appeal period';
}

export interface Story {
  number: number;
  candidate: string;
  schedule: string;
  source: BudgetRow['source'];
  status: TransactionRow['status'];
  age: number;
  stages?: Partial<Record<StageRow['name'], StoryStage>>;
}

export const done = (age: number, note?: string): StoryStage => ({ status: 'done', age, ...(note ? { note } : {}) });
export const open = (age: number, rest: Omit<StoryStage, 'status' | 'age'> = {}): StoryStage => ({
  status: 'open',
  age,
  waits: 'candidate',
  ...rest,
});
export const submitted = (age: number, waits: 'admin' | 'assessor' | 'system', note: string): StoryStage => ({
  status: 'submitted',
  age,
  waits,
  note,
});

export const paid = (story: Omit<Story, 'source' | 'status'> & { source?: Story['source'] }): Story => ({
  source: 'mandiri',
  status: 'paid',
  ...story,
});

export const noAppeal: StoryStage = { status: 'locked', note: 'Banding hanya tersedia untuk hasil belum kompeten.' };

export const longAgo = (number: number, candidate: string, schedule: string, days: number): Story =>
  paid({
    number,
    candidate,
    schedule,
    age: (days + 40) * DAY,
    stages: {
      agreement: done((days + 39) * DAY),
      apl01: done((days + 34) * DAY),
      apl02: done((days + 25) * DAY, 'Asesmen dapat dilanjutkan.'),
      exam: done((days + 14) * DAY),
      result: done((days + 7) * DAY, 'Kompeten pada seluruh unit.'),
      appeal: noAppeal,
      feedback: done((days + 6) * DAY),
      certificate: done(days * DAY),
    },
  });
