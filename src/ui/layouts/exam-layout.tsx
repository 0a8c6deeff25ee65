import { useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { color, space } from '../theme/theme.ts';
import { BackToTimeline } from './back-to-timeline.tsx';
import { BarLayout } from './bar.tsx';
import { ExamSlotsContext } from './exam-bar.tsx';
import type { LayoutProps } from './layout-props.ts';

const Beside = styled.div`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(5)};
  justify-content: flex-end;

  &:empty {
    display: none;
  }
`;

const Below = styled.div`
  --focus: ${color.brand}; /* on a light strip */
  inset-block-start: 100%;
  inset-inline: 0;
  position: absolute;
`;

/** Each page of exams has its title as a heading too: a narrow bar leaves the line to the time. */
const WideTitle = styled.span`
  ${media.mobile} {
    display: none;
  }
`;

/** An exam: a way back, and what the exam puts beside the title by `<ExamBar>` (the countdown) and below it by `<ExamStrip>`. */
export const ExamLayout = ({ title, trxid, children }: LayoutProps) => {
  const [beside, setBeside] = useState<Element | null>(null);
  const [below, setBelow] = useState<Element | null>(null);
  return (
    <BarLayout
      title={<WideTitle>{title}</WideTitle>}
      back={<BackToTimeline trxid={trxid} />}
      beside={<Beside ref={setBeside} />}
      below={<Below ref={setBelow} />}
    >
      <ExamSlotsContext value={{ beside, below }}>{children}</ExamSlotsContext>
    </BarLayout>
  );
};
