import { styled } from 'styled-components';
import { Slot } from '../../core/slots.tsx';
import { space } from '../../kit/theme/theme.ts';
import { PracticalWork, type PracticalWorkProps } from '../practical/practical-work.tsx';
import { examKinds } from '../public/exam-kinds.ts';
import { AttemptQuestions } from './attempt-questions.tsx';

/** Offsets the bottom padding of the page, which would leave a gap above the foot of the window. */
const Frame = styled.div`
  margin-block-end: calc(${space(3)} - ${space(16)});
`;

export const AttemptWork = (props: PracticalWorkProps) => {
  const { elsewhere, ...questions } = props;
  return (
    <Frame>
      {examKinds[props.exam.kind].work === 'questions' ? (
        <AttemptQuestions {...questions} />
      ) : (
        <PracticalWork {...props} />
      )}
      {!props.disabled && (
        <Slot
          name="example"
          of={{
            name: 'exam',
            trxId: props.exam.trxId,
            questions: props.content.questions.filter((question) => question.kind !== 'upload'),
            source: props.source,
          }}
        />
      )}
    </Frame>
  );
};
