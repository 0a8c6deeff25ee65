import { styled } from 'styled-components';
import type { Exam, Exams } from '../../../domain/exam/exam.ts';
import { media } from '../../kit/theme/media.ts';
import { color, fontSize, fontWeight } from '../../kit/theme/theme.ts';
import { ExamName } from '../public/exam-bar.tsx';
import { examName } from '../public/exam-kinds.ts';

const Name = styled.span`
  display: grid;
  line-height: 1.25;

  small {
    color: ${color.onBrandMuted};
    display: -webkit-box;
    font-size: ${fontSize.small};
    font-weight: ${fontWeight.regular};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
    max-inline-size: 16rem;
    overflow: hidden;
  }
`;

/** Visually hidden on desktop, where the header shows the name. In low windows it moves up to save height. */
const Heading = styled.h1`
  font-size: ${fontSize.body};

  ${media.low} {
    margin-block: -1.875rem 0.625rem;
  }

  ${media.desktop} {
    clip-path: inset(50%);
    position: absolute;
    white-space: nowrap;
  }
`;

export const AttemptName = ({ all, exam }: { readonly all: Exams; readonly exam: Exam }) => (
  <ExamName>
    <Name>
      {examName(exam)}
      {all.scheme.title && <small>{all.scheme.title}</small>}
    </Name>
  </ExamName>
);

export const AttemptTitle = ({ exam }: { readonly exam: Exam }) => <Heading tabIndex={-1}>{examName(exam)}</Heading>;
