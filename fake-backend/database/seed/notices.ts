import * as z from 'zod/mini';
import written from '../../data/notices.json' with { type: 'json' };
import { readData, table } from '../../data/read-data.ts';
import { age } from './age.ts';

export const notices = readData(
  'notices',
  written,
  table(
    z.strictObject({
      candidate: z.string(),
      type: z.enum(['assessment', 'payment', 'register', 'verify_email', 'certificate', 'message']),
      story: z.nullable(z.int()),
      age,
      read: z.boolean(),
      text: z.string().check(z.minLength(1)),
    }),
  ),
);
