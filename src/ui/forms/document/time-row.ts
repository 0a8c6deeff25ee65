import type { Zone } from '../../../domain/calendar/in-zone.ts';
import { longDateTime } from '../../kit/format/date.ts';
import type { PaperFactsProps } from './paper-facts.tsx';

/** When something was sent or decided; no row while no time is known. */
export const timeRow = (title: string, at: string | null, zone: Zone | undefined): PaperFactsProps['rows'] =>
  at === null ? [] : [{ title, content: longDateTime(at, zone) }];
