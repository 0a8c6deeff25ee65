import { CalendarPlus } from 'lucide-react';
import { assessmentTokens } from '../../../application/assessment/tokens.ts';
import type { Timeline } from '../../../domain/assessment/timeline.ts';
import type { CalendarEvent } from '../../../domain/calendar/calendar-file.ts';
import { useAlerts } from '../../alerts/alerts-view.ts';
import { Button } from '../../components/button/button.tsx';
import { placeText } from '../../format/place.ts';
import { useUseCase } from '../../services.tsx';

const eventOf = ({ trxId, scheme, schedule }: Timeline): CalendarEvent => ({
  uid: `${trxId}@portal-asesi`,
  title: `Asesmen ${scheme.title}`,
  location: placeText(schedule.siteName, schedule.city),
  description: `Nomor pendaftaran: ${trxId}\nBawa kartu identitas asli dan bukti pendukung Anda.`,
  startsAt: schedule.startsAt,
  endsAt: schedule.endsAt,
});

/** Saves the day of the assessment for any calendar. */
export const CalendarButton = ({ timeline }: { timeline: Timeline }) => {
  const save = useUseCase(assessmentTokens.saveAssessmentDay);
  const { failed } = useAlerts();
  const name = `asesmen-${timeline.scheme.slug}.ics`;
  return (
    <Button variant="secondary" size="small" onClick={() => void save(eventOf(timeline), name).catch(failed)}>
      <CalendarPlus size={18} aria-hidden="true" />
      Simpan ke kalender (.ics)
    </Button>
  );
};
