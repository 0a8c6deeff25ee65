import ArrowRight from 'lucide-react/icons/arrow-right';
import Timer from 'lucide-react/icons/timer';
import { type ReactNode, useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { Link, useLocation } from 'wouter';
import type { Exam } from '../../../domain/exam/exam.ts';
import { useAddressSearch } from '../../core/page/address-search.ts';
import { useNarrowWindow, useWindowWidth } from '../../core/page/use-narrow-window.ts';
import { measureWindow } from '../../core/page/window-width.ts';
import { Container } from '../../kit/components/layout/container.tsx';
import { media } from '../../kit/theme/media.ts';
import { color, duration, fontSize, fontWeight, space } from '../../kit/theme/theme.ts';
import { examAddress, isExamAddress } from './exam-address.ts';
import { canSubmitLate, examName } from './exam-kinds.ts';
import { useRunningExams } from './running-exam-data.ts';
import { runningTitle } from './running-title.ts';
import { TimeLeft } from './time-left.tsx';
import { useCountdown } from './use-countdown.ts';

const appear = keyframes`from { opacity: 0; }`;

/** On wide screens the strip fits into the empty space below the header, so it neither moves nor covers the page. */
const Region = styled.section`
  --focus: ${color.brand}; /* the strip is light, unlike the header */
  animation: ${appear} ${duration.slow} ease-out;
  background: ${color.accentTint};
  border-block-end: 1px solid ${color.accent};
  color: ${color.text};
  font-size: ${fontSize.small};
  inset-block-start: 100%;
  inset-inline: 0;
  position: absolute;

  ${media.phone} {
    position: static;
  }
`;

const Row = styled(Container)`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  justify-content: space-between;
  min-block-size: 2rem;

  ${media.phone} {
    padding-block: ${space(2)};
  }
`;

const What = styled.p`
  align-items: center;
  display: flex;
  font-weight: ${fontWeight.semibold};
  gap: ${space(2.5)};

  svg {
    color: ${color.accentText};
  }
`;

const Continue = styled(Link)`
  align-items: center;
  display: inline-flex;
  font-weight: ${fontWeight.bold};
  gap: ${space(1.5)};

  &::after {
    content: '';
    inset: 0;
    position: absolute;
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const widestPhone = 600;

const adviceText = (width: number, isToSubmit: boolean): string =>
  measureWindow().touch || width <= widestPhone
    ? `${isToSubmit ? 'Kumpulkan' : 'Lanjutkan'} di laptop atau komputer.`
    : `Perbesar jendela untuk ${isToSubmit ? 'mengumpulkan' : 'melanjutkan'}.`;

/** On phones the strip moves the page, so the strip waits until no pointer or key is down. */
const useNothingPressed = (): boolean => {
  const [free, setFree] = useState(() => document.querySelector(':active') === null);
  useEffect(() => {
    if (free) return;
    const stop = new AbortController();
    const released = () => setTimeout(() => setFree(true)); // delayed until after the click that follows
    for (const name of ['pointerup', 'pointercancel', 'keyup'])
      addEventListener(name, released, { signal: stop.signal });
    return () => stop.abort();
  }, [free]);
  return free;
};

const Strip = ({ exam }: { readonly exam: Exam }) => {
  const { remaining, over } = useCountdown(exam);
  const narrow = useNarrowWindow();
  const width = useWindowWidth();
  const name = examName(exam);
  const nothingPressed = useNothingPressed();
  const action = over ? (canSubmitLate(exam) ? 'Kumpulkan' : 'Buka') : 'Lanjutkan';
  if (!nothingPressed) return null;
  return (
    <Region translate="no" aria-label="Ujian yang sedang berjalan" data-print="hidden">
      <Row>
        <What>
          <Timer size={16} aria-hidden="true" />
          <span>
            {runningTitle({ name, over })}
            {!over && <TimeLeft remaining={remaining} />}
          </span>
        </What>
        {narrow ? (
          <p>{adviceText(width, over && canSubmitLate(exam))}</p>
        ) : (
          <Continue to={examAddress(exam)} aria-label={`${action} ${name}`}>
            {action}
            <ArrowRight size={16} aria-hidden="true" />
          </Continue>
        )}
      </Row>
    </Region>
  );
};

const RunningExamStrip = ({ otherwise }: { readonly otherwise: ReactNode }) => {
  const [pathname] = useLocation();
  const search = useAddressSearch();
  const exams = useRunningExams();
  const [first] = exams;
  if (!first) return otherwise;
  if (exams.some((exam) => isExamAddress(exam, pathname + search))) return null;
  return <Strip exam={first} />;
};

export default RunningExamStrip;
