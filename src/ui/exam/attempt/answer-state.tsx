import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CloudCheck from 'lucide-react/icons/cloud-check';
import HardDrive from 'lucide-react/icons/hard-drive';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { AnswerPhase, AnswerView } from '../../../domain/exam/answer-record.ts';
import { politely } from '../../kit/components/feedback/politely.ts';
import { color, fontSize, space } from '../../kit/theme/theme.ts';

const Line = styled.span<{ $ink: string }>`
  align-items: start;
  color: ${({ $ink }) => $ink};
  display: inline-flex;
  font-size: ${fontSize.small};
  gap: ${space(1.5)};
  overflow-wrap: anywhere;

  svg {
    margin-block-start: 0.2em;
  }
`;

const said: Readonly<Record<Exclude<AnswerPhase, 'empty'>, readonly [LucideIcon, string, string]>> = {
  saving: [LoaderCircle, 'Menyimpan…', color.textMuted],
  kept: [HardDrive, 'Tersimpan di perangkat', color.textMuted],
  sent: [CloudCheck, 'Terkirim', color.positive],
  failing: [RefreshCw, 'Belum terkirim, dicoba lagi', color.caution],
  refused: [CircleAlert, 'Tidak diterima', color.critical],
  changed: [CircleAlert, 'Teks di server berbeda', color.critical],
};

/** Keeps `failing` while a new keystroke is saved, so that the failure is announced only once. */
const useShownPhase = (phase: AnswerPhase): AnswerPhase => {
  const [shown, setShown] = useState(phase);
  const now = phase === 'saving' && shown === 'failing' ? shown : phase;
  if (now !== shown) setShown(now);
  return now;
};

interface AnswerStateProps {
  readonly view: Pick<AnswerView, 'value' | 'doubtful' | 'phase' | 'refusal'>;
  /** True in a list of questions: there, the connection notice announces retries once for all questions. */
  readonly inList?: boolean;
}

/** Announces only problems, so that screen readers do not interrupt typing. */
export const AnswerState = ({ view, inList = false }: AnswerStateProps) => {
  const { refusal } = view;
  const phase = useShownPhase(view.phase);
  const isTrouble = phase === 'refused' || phase === 'changed' || (phase === 'failing' && !inList);
  const [Icon, word, ink] = said[phase === 'empty' ? 'kept' : phase];
  const text = view.value === '' && view.doubtful && phase === 'sent' ? 'Tanda terkirim' : word;
  const line = phase !== 'empty' && (
    <Line $ink={ink}>
      <Icon size={14} aria-hidden="true" />
      {phase === 'refused' && refusal ? `${text}: ${refusal}` : text}
    </Line>
  );
  return (
    <>
      <span {...politely} aria-busy={view.phase === 'saving'}>
        {isTrouble && line}
      </span>
      {!isTrouble && line}
    </>
  );
};
