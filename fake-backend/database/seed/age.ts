import * as z from 'zod/mini';
import { DAY, HOUR } from '../../wib-time.ts';

/** `4 hours` or `8 days` before now, in milliseconds. */
export const age = z.pipe(
  z.string().check(z.regex(/^\d+ (hours|days)$/, 'Misalnya "4 hours" atau "8 days".')),
  z.transform((text) => Number.parseInt(text, 10) * (text.endsWith('days') ? DAY : HOUR)),
);
