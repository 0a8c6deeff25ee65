import { type CalendarEvent, calendarFile } from '../../domain/calendar/calendar-file.ts';
import type { Clock } from '../ports/device/clock.ts';
import type { FileSaver } from '../ports/device/file-saver.ts';

export type SaveAssessmentDay = ReturnType<typeof saveAssessmentDay>;

/** Saves the day of an assessment as a calendar file (.ics) under `name`. */
export const saveAssessmentDay =
  (deps: { saver: FileSaver; clock: Clock }) =>
  async (event: CalendarEvent, name: string): Promise<void> => {
    const text = calendarFile(event, new Date(deps.clock.now()).toISOString());
    deps.saver.save(new Blob([text], { type: 'text/calendar;charset=utf-8' }), name);
  };
