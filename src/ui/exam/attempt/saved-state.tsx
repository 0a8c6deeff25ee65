import type { LucideIcon } from 'lucide-react';
import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import HardDrive from 'lucide-react/icons/hard-drive';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import PencilLine from 'lucide-react/icons/pencil-line';
import { styled } from 'styled-components';
import type { RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';
import type { AnswerPhase } from '../../../domain/exam/answer-record.ts';
import { isCutOff } from '../../../domain/exam/attempt-state.ts';
import { barWidth } from '../../kit/theme/media.ts';
import { color, fontSize, space } from '../../kit/theme/theme.ts';
import { useAttemptState, useUnsentText } from './use-attempt-state.ts';

/** Fixed width, so that changing text moves nothing beside it. The text wraps in narrow headers to keep them one row high. */
const Line = styled.p<{ $loud: boolean }>`
  align-items: center;
  color: ${({ $loud }) => ($loud ? color.accent : color.onBrandMuted)};
  display: flex;
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  gap: ${space(2)};
  min-inline-size: 12.5rem;

  ${barWidth.half} {
    inline-size: 8rem;
    line-height: 1.25;
    min-inline-size: 0;
  }

  svg {
    flex: none;
  }
`;

/** Not announced, because the state changes after every pause in typing. */
export const SavedState = ({ attempt }: { readonly attempt: RunningAttempt }) => {
  const answers = useAttemptState(attempt, 'answers');
  const unsent = useUnsentText(attempt);
  const refused = useAttemptState(attempt, 'refused');
  const cutOff = isCutOff(useAttemptState(attempt, 'connection'));
  const sessionOver = useAttemptState(attempt, 'sessionOver');
  const closed = useAttemptState(attempt, 'closed') !== null;
  const writing = useAttemptState(attempt, 'role') === 'writing';
  const deviceOnly = useAttemptState(attempt, 'deviceOnly');
  const views = [...answers.values()];
  const is = (wanted: AnswerPhase) => views.some(({ phase }) => phase === wanted);
  const fine = !(cutOff || sessionOver || closed);
  const line = (Icon: LucideIcon, text: string, loud = false) => (
    <Line $loud={loud} data-recorded>
      <Icon size={18} aria-hidden="true" />
      {text}
    </Line>
  );
  if ((deviceOnly || fine) && is('saving')) return line(LoaderCircle, 'Menyimpan…');
  if (unsent !== '' && deviceOnly) return line(HardDrive, `${unsent} di perangkat ini`);
  if (fine && is('kept') && !is('failing')) return line(HardDrive, 'Tersimpan di perangkat');
  if (unsent !== '') return line(CloudOff, `${unsent} belum terkirim`, true);
  if (refused > 0) return line(CloudOff, `${refused} jawaban tidak diterima`, true);
  if (!writing) return null; // only the writing tab knows the state
  if (views.every(({ phase }) => phase === 'empty')) return line(PencilLine, 'Belum ada jawaban');
  return line(CloudCheck, 'Semua jawaban terkirim');
};
