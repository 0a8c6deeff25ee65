import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { AdjustmentRequest } from '../../../domain/assessment/adjustment.ts';
import type { Zone } from '../../../domain/calendar/in-zone.ts';
import { useZone } from '../../core/zone-context.ts';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { TextLink } from '../../kit/components/navigation/text-link.tsx';
import { Text } from '../../kit/components/text/text.tsx';
import { shortDateTime } from '../../kit/format/date.ts';
import { space } from '../../kit/theme/theme.ts';
import { adjustmentsAddress, adjustmentsCode, needsText, outcomeText } from './adjustments-text.ts';

const Needs = styled.ul`
  overflow-wrap: anywhere;
  padding-inline-start: ${space(5)};

  > li {
    list-style: disc;
  }
`;

const withTime = (text: string, at: string | null, zone: Zone | undefined): string =>
  at === null ? text : `${text}, ${shortDateTime(at, zone)}`;

const lookOf = (
  { needs, sentAt, answer }: AdjustmentRequest,
  zone: Zone | undefined,
): { tone: 'info' | 'positive' | 'caution'; title: string } => {
  if (answer)
    return { tone: answer.outcome === 'granted' ? 'positive' : 'caution', title: outcomeText[answer.outcome] };
  if (needs.length === 0) return { tone: 'info', title: withTime('Anda tidak memerlukan penyesuaian', sentAt, zone) };
  return { tone: 'info', title: withTime('Permintaan penyesuaian terkirim', sentAt, zone) };
};

interface AdjustmentsStatusProps {
  readonly trxId: string;
  readonly request: AdjustmentRequest;
  readonly justSent?: boolean;
  /** Hides the link to another page, because leaving this page loses a drawn signature. */
  readonly unsigned?: boolean;
}

export const AdjustmentsStatus = ({ trxId, request, justSent = false, unsigned = false }: AdjustmentsStatusProps) => {
  const frame = useRef<HTMLElement>(null);
  const { answer, needs } = request;
  const { tone, title } = lookOf(request, useZone());
  useEffect(() => {
    if (justSent) frame.current?.focus();
  }, [justSent]);
  return (
    <section ref={frame} tabIndex={-1} aria-label="Penyesuaian asesmen">
      <Callout
        tone={tone}
        title={title}
        action={
          needs.length > 0 && !unsigned && <TextLink to={adjustmentsAddress(trxId)}>Lihat {adjustmentsCode}</TextLink>
        }
      >
        {answer && answer.extraMinutes > 0 && <p>Waktu tambahan {answer.extraMinutes} menit untuk setiap ujian.</p>}
        {answer && <Text $asTyped>{answer.text}</Text>}
        {!answer && needs.length > 0 && (
          <>
            <Needs>
              {needsText(request).map((need) => (
                <li key={need}>{need}</li>
              ))}
            </Needs>
            <p>Asesor menjawab sebelum hari asesmen. Jawabannya tampil di sini dan sebagai notifikasi.</p>
          </>
        )}
        {!answer && unsigned && <p>Anda dapat menandatangani persetujuan sekarang.</p>}
      </Callout>
    </section>
  );
};
