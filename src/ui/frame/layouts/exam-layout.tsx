import { useState } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { isExamPage } from '../../exam/public/exam-address.ts';
import { ExamSlotsContext } from '../../exam/public/exam-bar.tsx';
import { barWidth, media } from '../../kit/theme/media.ts';
import { color, layer, space } from '../../kit/theme/theme.ts';
import { BackToExams, BackToTimeline } from './back-to-timeline.tsx';
import { BarLayout } from './bar.tsx';
import type { LayoutProps } from './layout-props.ts';

const Beside = styled.div`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(5)};
  justify-content: flex-end;

  ${barWidth.half} {
    gap: 0 ${space(2)};
  }

  &:empty {
    display: none;
  }
`;

/** The background of this bar is light, unlike the header's, so the focus ring needs another color. */
const Below = styled.div`
  --focus: ${color.brand};
  inset-block-start: 100%;
  inset-inline: 0;
  position: absolute;
`;

/** Sticky rather than fixed, so that the bar does not cover the page. */
const Foot = styled.div`
  ${barWidth.container}
  inset-block-end: var(--below, 0px);
  position: var(--foot-position, sticky);
  z-index: ${layer.sticky};
`;

/** Hidden in narrow windows to leave space for the timer; pages repeat the title as a heading. */
const WideTitle = styled.span`
  ${media.mobile} {
    display: none;
  }

  > :first-child:not(:empty) + span {
    display: none;
  }
`;

export const ExamLayout = ({ title, trxid, children }: LayoutProps) => {
  const [name, setName] = useState<Element | null>(null);
  const [beside, setBeside] = useState<Element | null>(null);
  const [below, setBelow] = useState<Element | null>(null);
  const [foot, setFoot] = useState<Element | null>(null);
  const [pathname] = useLocation();
  const Back = isExamPage(pathname) ? BackToExams : BackToTimeline;
  return (
    <BarLayout
      title={
        <WideTitle>
          <span ref={setName} />
          <span>{title}</span>
        </WideTitle>
      }
      back={<Back trxid={trxid} />}
      beside={<Beside ref={setBeside} />}
      below={<Below ref={setBelow} />}
      foot={<Foot ref={setFoot} data-print="hidden" />}
    >
      <ExamSlotsContext value={{ title: name, beside, below, foot }}>{children}</ExamSlotsContext>
    </BarLayout>
  );
};
