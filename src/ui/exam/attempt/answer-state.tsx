import { CircleAlert, CloudCheck, HardDrive, LoaderCircle, type LucideIcon, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { AnswerPhase, AnswerView } from '../../../domain/exam/answer-record.ts';
import { color, fontSize, space } from '../../theme/theme.ts';

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
  failing: [RefreshCw, 'Gagal, dicoba lagi', color.caution],
  refused: [CircleAlert, 'Tidak diterima', color.critical],
};

/** What goes on failing says so once, and not again with each letter that is stored in the meantime: it is busy then. */
const useShownPhase = (phase: AnswerPhase): AnswerPhase => {
  const [shown, setShown] = useState(phase);
  const now = phase === 'saving' && shown === 'failing' ? shown : phase;
  if (now !== shown) setShown(now);
  return now;
};

interface AnswerStateProps {
  readonly view: Pick<AnswerView, 'phase' | 'refusal'>;
  /** Among others under each other: what is tried again is told once, by the news of the connection. */
  readonly inList?: boolean;
}

/** Where this answer is. Only what went wrong is announced: typing must not be talked over. */
export const AnswerState = ({ view, inList = false }: AnswerStateProps) => {
  const { refusal } = view;
  const phase = useShownPhase(view.phase);
  const isTrouble = phase === 'refused' || (phase === 'failing' && !inList);
  const [Icon, text, ink] = said[phase === 'empty' ? 'kept' : phase];
  const line = phase !== 'empty' && (
    <Line $ink={ink}>
      <Icon size={14} aria-hidden="true" />
      {phase === 'refused' && refusal ? `${text}: ${refusal}` : text}
    </Line>
  );
  return (
    <>
      <span role="status" aria-busy={view.phase === 'saving'}>
        {isTrouble && line}
      </span>
      {!isTrouble && line}
    </>
  );
};
