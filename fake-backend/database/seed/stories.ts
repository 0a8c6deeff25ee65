import * as z from 'zod/mini';
import { readData } from '../../data/read-data.ts';
import written from '../../data/stories.json' with { type: 'json' };
import { stageNames } from '../../rules/assessment.ts';
import { age } from './age.ts';
import { budgetSource } from './schedules.ts';

/** `age`: since the stage reached this status. `due`: its deadline; a number means days from today. */
const stage = z.strictObject({
  status: z.enum(['locked', 'open', 'submitted', 'returned', 'done']),
  age: z.optional(age),
  waits: z.optional(z.enum(['candidate', 'admin', 'assessor', 'system'])),
  note: z.optional(z.string()),
  due: z.optional(z.union([z.int(), z.enum(['end of schedule', 'appeal period'])])),
});

/** A purchase and how far its assessment is: paid by the candidate, unless it says otherwise. Stages that it does not name are locked. */
const story = z.strictObject({
  number: z.int(),
  candidate: z.string(),
  schedule: z.string(),
  source: z._default(budgetSource, 'mandiri'),
  status: z._default(z.enum(['pending', 'paid', 'failed', 'expired', 'cancelled']), 'paid'),
  age,
  stages: z.optional(z.partialRecord(z.enum(stageNames), stage)),
});

export type Story = z.output<typeof story>;
export type StoryStage = z.output<typeof stage>;

export const stories = readData('stories', written, z.array(story));
