import { useState } from 'react';
import { styled } from 'styled-components';
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
  --focus: ${color.focus};
  inset-block-start: 100%;
  inset-inline: 0;
  position: absolute;
`;

/** An exam: a way back, and what the exam puts beside the title by `<ExamBar>` (the countdown) and below it by `<ExamStrip>`. */
export const ExamLayout = ({ title, trxid, children }: LayoutProps) => {
  const [beside, setBeside] = useState<Element | null>(null);
  const [below, setBelow] = useState<Element | null>(null);
  return (
    <BarLayout
      title={title}
      back={<BackToTimeline trxid={trxid} />}
      beside={<Beside ref={setBeside} />}
      below={<Below ref={setBelow} />}
    >
      <ExamSlotsContext value={{ beside, below }}>{children}</ExamSlotsContext>
    </BarLayout>
  );
};
