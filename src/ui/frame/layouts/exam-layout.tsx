import { useState } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { isExamPage } from '../../exam/public/exam-address.ts';
import { ExamSlotsContext, useStuckHeight } from '../../exam/public/exam-bar.tsx';
import { barWidth, media } from '../../kit/theme/media.ts';
import { layer, space } from '../../kit/theme/theme.ts';
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
    gap: 0 ${space(1)};
  }

  &:empty {
    display: none;
  }
`;

const lineHeight = '2.5rem';

/**
 * One line fits into the empty space above the page's content, so it moves nothing. More of them push the content down, because they must
 * not hide it.
 */
const Strip = styled.div`
  inset-block-start: var(--head, 4rem);
  margin-block-end: -${lineHeight};
  min-block-size: ${lineHeight};
  pointer-events: none;
  position: var(--strip-position, sticky);
  z-index: ${layer.sticky};

  > * {
    pointer-events: auto;
  }
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
      bar={useStuckHeight('head', 1 / 3)}
      below={
        <Strip>
          <div ref={useStuckHeight('strip', 1 / 6)}>
            <div ref={setBelow} />
          </div>
        </Strip>
      }
      foot={<Foot ref={setFoot} data-print="hidden" />}
    >
      <ExamSlotsContext value={{ title: name, beside, below, foot }}>{children}</ExamSlotsContext>
    </BarLayout>
  );
};
