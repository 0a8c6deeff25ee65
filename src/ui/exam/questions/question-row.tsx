import { memo, useMemo } from 'react';
import { styled } from 'styled-components';
import type { Question } from '../../../domain/exam/question.ts';
import { Cluster } from '../../kit/components/layout/cluster.tsx';
import { media } from '../../kit/theme/media.ts';
import { raisedPanel } from '../../kit/theme/surfaces.ts';
import { color, fontSize, fontWeight, space } from '../../kit/theme/theme.ts';
import { type AnswerSource, useAnswer } from '../attempt/answer-source.ts';
import { AnswerState } from '../attempt/answer-state.tsx';
import { useHelps } from '../helps/helps-context.ts';
import { QuestionNote } from '../helps/question-note.tsx';
import { ReadAloud } from '../helps/read-aloud.tsx';
import { QuestionProblems } from '../problems/question-problems.tsx';
import { ReportButton } from '../problems/report-button.tsx';
import { ChoiceQuestion } from './choice-question.tsx';
import { DoubtButton } from './doubt-button.tsx';
import { EssayQuestion } from './essay-question.tsx';
import { QuestionHtml } from './question-html.tsx';
import { questionIds } from './question-ids.ts';

const Card = styled.article<{ $inList: boolean }>`
  ${raisedPanel}
  display: grid;
  gap: ${space(3.5)};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space(5)} ${space(6)};

  ${media.laptop} {
    gap: ${space(2.5)};
    padding-block: ${space(4)};
  }

  ${media.low} {
    gap: ${space(2)};
    padding-block: ${space(2.5)};
  }

  /* With 300 questions, rows outside the window must cost no layout. */
  ${({ $inList }) => $inList && 'contain-intrinsic-block-size: auto 26rem; content-visibility: auto;'}
`;

const Head = styled.div`
  align-items: baseline;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  justify-content: space-between;
  padding-inline-end: var(--beside-heading, 0);

  h2 {
    font-size: ${fontSize.lead};
    scroll-margin-block: 3rem 2rem;
  }

  h2:focus {
    outline: none;
  }

  h2 span {
    color: ${color.textMuted};
    font-weight: ${fontWeight.medium};
  }
`;

/** Places pictures and tables beside the options in low windows, which do not have space for both below each other. */
const Parts = styled.div<{ $beside: boolean }>`
  display: grid;
  gap: inherit;
  grid-template-columns: minmax(0, 1fr);

  ${({ $beside }) =>
    $beside &&
    `
    ${media.laptopColumns} {
      align-items: start;
      gap: ${space(6)};
      grid-template-columns: minmax(0, 11fr) minmax(0, 9fr);
    }
  `}
`;

const Asked = styled.div`
  font-size: calc(${fontSize.lead} * var(--question-scale, 1));
  line-height: 1.6;
  max-inline-size: 58em;

  ${media.laptop} {
    line-height: 1.5;

    table :is(td, th) {
      padding: ${space(1)} ${space(2)};
    }
  }

  ${media.half} {
    font-size: calc(${fontSize.body} * var(--question-scale, 1));
  }
`;

const showsMore = /<(img|table|pre|figure)\b/i;

export interface QuestionRowProps {
  readonly question: Question;
  readonly total: number;
  readonly source: AnswerSource;
  readonly sheetId: string;
  readonly disabled: boolean;
  readonly inList: boolean;
}

export const QuestionRow = memo((props: QuestionRowProps) => {
  const { question, total, source, sheetId, disabled, inList } = props;
  const { id, no } = question;
  const view = useAnswer(source, id);
  const { notes, aloud } = useHelps(({ settings }) => settings);
  const ids = useMemo(() => questionIds(sheetId, no), [sheetId, no]);
  const answer = { ids, value: view.value, disabled, onAnswer: (value: string) => source.answer(id, value) };
  return (
    <Card aria-labelledby={ids.heading} data-question={no} $inList={inList}>
      <Head>
        <h2 id={ids.heading} tabIndex={-1}>
          Soal {no} <span>dari {total}</span>
        </h2>
        {aloud && <ReadAloud question={question} ids={ids} />}
        <AnswerState view={view} inList={inList} />
        <ReportButton question={question} />
      </Head>
      <Parts $beside={!inList && question.kind === 'choice' && showsMore.test(question.html)}>
        <Asked>
          <QuestionHtml html={question.html} id={ids.text} />
        </Asked>
        {question.kind === 'choice' && <ChoiceQuestion question={question} {...answer} />}
      </Parts>
      {question.kind === 'essay' && <EssayQuestion question={question} {...answer} />}
      {notes && <QuestionNote question={question} disabled={disabled} />}
      <QuestionProblems question={question} />
      {inList && (
        <Cluster $justify="center" data-print="hidden">
          <DoubtButton question={question} source={source} disabled={disabled} of={ids.heading} />
        </Cluster>
      )}
    </Card>
  );
});
