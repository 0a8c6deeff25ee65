import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import type { LeftPage } from '../../core/alerts/alerts-view.ts';
import { useNarrowWindow } from '../../core/page/use-narrow-window.ts';
import { measureWindow } from '../../core/page/window-width.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { color } from '../../kit/theme/theme.ts';
import { examAddress, examToReturnTo, isLeftExam } from './exam-address.ts';
import { useRunningExams } from './running-exam-data.ts';

/** Milliseconds after which no automatic return happens, because the user may be busy with something else. */
const backByItself = 5 * 60_000;

const Return = styled(Button)`
  &&[aria-disabled='true'] {
    background: ${color.surfaceSunken};
    border-color: ${color.border};
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`;

interface ReturnToExamProps {
  readonly left: LeftPage;
  readonly why: string;
  readonly onReturn: () => void;
}

/** The button is disabled in a narrow window. Returns automatically if the window becomes wide soon after the candidate left. */
const ReturnToExam = ({ left, why, onReturn }: ReturnToExamProps) => {
  const exam = examToReturnTo(useRunningExams(), left);
  const narrow = useNarrowWindow();
  const [, navigate] = useLocation();
  const cameFromIt = exam !== null && isLeftExam(exam, left);
  const goBack = () => {
    if (!exam || narrow) return;
    onReturn();
    if (cameFromIt) navigate(left.address, { replace: true, state: left.state });
    else navigate(examAddress(exam));
  };
  const goBackByItself = useEffectEvent(() => {
    if (cameFromIt && Date.now() - left.at <= backByItself) goBack();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the window becomes wide again, and when the exam becomes known
  useEffect(goBackByItself, [narrow, cameFromIt]);

  if (!exam || (narrow && measureWindow().touch)) return null; // users of a touch device cannot resize the window
  return (
    <Return {...(narrow && { 'aria-disabled': true, 'aria-describedby': why })} onClick={goBack}>
      Kembali ke ujian
    </Return>
  );
};

export default ReturnToExam;
