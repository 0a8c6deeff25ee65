import { longDateTime } from '../../kit/format/date.ts';
import type { PaperFactsProps } from './paper-facts.tsx';

/** When something was sent or decided; no row while no time is known. */
export const timeRow = (title: string, at: string | null): PaperFactsProps['rows'] =>
  at === null ? [] : [{ title, content: longDateTime(at) }];
