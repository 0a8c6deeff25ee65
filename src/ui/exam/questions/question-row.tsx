import { Flag } from 'lucide-react';
import { memo, type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import type { Question } from '../../../domain/exam/question.ts';
import { buttonLook } from '../../components/button/button-look.ts';
import { raisedPanel } from '../../theme/surfaces.ts';
import { color, fontSize, fontWeight, space } from '../../theme/theme.ts';
import { type AnswerSource, useAnswer } from '../attempt/answer-source.ts';
import { AnswerState } from '../attempt/answer-state.tsx';
import { ChoiceQuestion } from './choice-question.tsx';
import { EssayQuestion } from './essay-question.tsx';
import { QuestionHtml } from './question-html.tsx';
import { questionIds } from './question-ids.ts';

const Card = styled.article<{ $inList: boolean }>`
  ${raisedPanel}
  display: grid;
  gap: ${space(5)};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space(6)};
  /* 300 questions: those out of sight cost no layout. */
  ${({ $inList }) => $inList && 'contain-intrinsic-block-size: auto 26rem; content-visibility: auto;'}
`;

const Head = styled.div`
  align-items: baseline;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  justify-content: space-between;

  h2 {
    font-size: ${fontSize.lead};
    scroll-margin-block: 6.5rem 2rem;
  }

  h2:focus {
    outline: none;
  }

  h2 span {
    color: ${color.textMuted};
    font-weight: ${fontWeight.medium};
  }
`;

const Asked = styled.div`
  font-size: ${fontSize.lead};
  line-height: 1.6;
  max-inline-size: 80ch;
`;

const Foot = styled.div`
  align-items: center;
  display: grid;
  gap: ${space(3)};
  grid-template-columns: 1fr auto 1fr;

  > :first-child {
    justify-self: start;
  }

  > :last-child {
    justify-self: end;
  }
`;

/** The familiar yellow of "ragu-ragu"; pressed or not is told by its flag and its filling. */
const Doubt = styled.button<{ $variant: 'secondary'; $size: 'medium'; $wide: boolean }>`
  ${buttonLook}

  &&[aria-pressed='true'] {
    background: ${color.accent};
    border-color: ${color.accentText};
    color: ${color.onAccent};

    svg {
      fill: currentcolor;
    }
  }
`;

export interface QuestionRowProps {
  readonly question: Question;
  readonly total: number;
  readonly source: AnswerSource;
  readonly sheetId: string;
  readonly disabled: boolean;
  /** Among others under each other. */
  readonly inList: boolean;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** One question with its answer; rendered again only when its own answer changes. */
export const QuestionRow = memo((props: QuestionRowProps) => {
  const { question, total, source, sheetId, disabled, inList, before, after } = props;
  const { id, no } = question;
  const view = useAnswer(source, id);
  const ids = useMemo(() => questionIds(sheetId, no), [sheetId, no]);
  const answer = { ids, value: view.value, disabled, onAnswer: (value: string) => source.answer(id, value) };
  return (
    <Card aria-labelledby={ids.heading} data-question={no} $inList={inList}>
      <Head>
        <h2 id={ids.heading} tabIndex={-1}>
          Soal {no} <span>dari {total}</span>
        </h2>
        <AnswerState view={view} inList={inList} />
      </Head>
      <Asked>
        <QuestionHtml html={question.html} id={ids.text} />
      </Asked>
      {question.kind === 'choice' && <ChoiceQuestion question={question} {...answer} />}
      {question.kind === 'essay' && <EssayQuestion question={question} {...answer} />}
      <Foot data-print="hidden">
        <div>{before}</div>
        <Doubt
          type="button"
          aria-pressed={view.doubtful}
          aria-describedby={ids.heading}
          disabled={disabled}
          onClick={() => source.doubt(id, !view.doubtful)}
          $variant="secondary"
          $size="medium"
          $wide={false}
        >
          <Flag size={18} aria-hidden="true" />
          Ragu-ragu
        </Doubt>
        <div>{after}</div>
      </Foot>
    </Card>
  );
});
