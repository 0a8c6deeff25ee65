import { expect, test } from 'vitest';
import { saveAssessmentDay } from '../../../../src/application/assessment/save-assessment-day.ts';

test('the day of an assessment is saved as a calendar file, stamped with the present time', async () => {
  const saved: [Blob, string][] = [];
  const clock = { now: () => Date.parse('2026-03-10T02:00:00Z'), wait: async () => undefined };
  const save = saveAssessmentDay({ clock, saver: { save: (file, name) => void saved.push([file, name]) } });
  const event = {
    uid: 'TRX-1@portal-asesi',
    title: 'Asesmen Barista',
    location: 'TUK Contoh',
    description: '',
    startsAt: '2026-03-20T08:00:00+07:00',
    endsAt: null,
  };
  await save(event, 'asesmen-barista.ics');
  const [[file, name] = []] = saved;
  expect(name).toBe('asesmen-barista.ics');
  expect(file?.type).toBe('text/calendar;charset=utf-8');
  const text = await file?.text();
  expect(text).toContain('UID:TRX-1@portal-asesi\r\nDTSTAMP:20260310T020000Z\r\nDTSTART:20260320T010000Z\r\n');
});
