import { useRef } from 'react';
import { styled } from 'styled-components';
import type { RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';
import type { AnswerVersion, Question } from '../../../domain/exam/question.ts';
import type { ReviewFacts } from '../../../domain/exam/review-facts.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { deviceDateTime } from '../../kit/format/date.ts';
import { media } from '../../kit/theme/media.ts';
import { color, fontSize, fontWeight, radius, space } from '../../kit/theme/theme.ts';
import { optionLetter } from '../questions/option-letter.ts';
import { QuestionHtml } from '../questions/question-html.tsx';

const Frame = styled.article`
  border-block-start: 1px solid ${color.border};
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);
  padding-block-start: ${space(4)};

  h3 {
    font-size: ${fontSize.body};
  }

  h3:focus {
    outline: none;
  }
`;

const Versions = styled.div`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
`;

const Version = styled.div<{ $inForce: boolean }>`
  align-content: start;
  background: ${({ $inForce }) => ($inForce ? color.brandTint : color.surfaceRaised)};
  border: 1px solid ${({ $inForce }) => ($inForce ? color.brand : color.borderControl)};
  border-radius: ${radius.control};
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  padding: ${space(4)};

  strong {
    font-weight: ${fontWeight.semibold};
  }

  small {
    color: ${color.textMuted};
    display: block;
    font-size: ${fontSize.small};
  }

  button {
    justify-self: start;
  }
`;

const Written = styled.p`
  max-block-size: 20rem;
  overflow: auto;
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  ${media.print} {
    max-block-size: none;
  }
`;

const Chosen = styled.div`
  display: grid;
  gap: ${space(2)};
  grid-template-columns: auto minmax(0, 1fr);
`;

const Value = ({ question, value }: { readonly question: Question; readonly value: string }) => {
  if (value === '') return <p>Tidak dijawab</p>;
  const option = question.kind === 'choice' && question.options.find((each) => each.value === value);
  if (option)
    return (
      <Chosen>
        <strong>{optionLetter(question.options, option)}.</strong>
        <QuestionHtml html={option.html} />
      </Chosen>
    );
  return <Written tabIndex={0}>{value}</Written>; // focusable, so that a long text scrolls by keyboard
};

interface AnswerVersionsProps {
  readonly contested: ReviewFacts['contested'][number];
  readonly attempt: RunningAttempt;
  readonly disabled: boolean;
}

/** What is in force depends on why there are versions: another device (fault matrix 36), or a server that stores other words. */
const namesOf = (changed: boolean) =>
  changed
    ? {
        own: ['Kata-kata Anda', 'Ada di perangkat ini. Ubah di soalnya bila perlu.'],
        other: 'Teks di server, yang dinilai',
      }
    : { own: ['Yang berlaku sekarang', 'Dinilai bila Anda tidak memilih versi lain'], other: 'Versi lain' };

/** The candidate chooses between versions of an answer. */
export const AnswerVersions = ({ contested, attempt, disabled }: AnswerVersionsProps) => {
  const { question, view, others } = contested;
  const heading = useRef<HTMLHeadingElement>(null);
  const names = namesOf(view.phase === 'changed');
  const choose = (version: AnswerVersion) => {
    heading.current?.focus();
    attempt.choose(question.id, version);
  };
  return (
    <Frame>
      <h3 ref={heading} tabIndex={-1}>
        Soal {question.no}
      </h3>
      <Versions>
        <Version $inForce>
          <div>
            <strong>{names.own[0]}</strong>
            <small>{names.own[1]}</small>
          </div>
          <Value question={question} value={view.value} />
        </Version>
        {others.map((version) => (
          <Version key={`${version.device} ${version.revision}`} $inForce={false}>
            <div>
              <strong>{names.other}</strong>
              <small>Dijawab {deviceDateTime(Date.parse(version.answeredAt))}</small>
            </div>
            <Value question={question} value={version.value} />
            <Button
              size="small"
              variant="secondary"
              disabled={disabled}
              aria-label={`Pakai jawaban ini untuk soal ${question.no}`}
              onClick={() => choose(version)}
            >
              Pakai jawaban ini
            </Button>
          </Version>
        ))}
      </Versions>
    </Frame>
  );
};
