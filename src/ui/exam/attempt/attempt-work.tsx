import { PracticalWork, type PracticalWorkProps } from '../practical/practical-work.tsx';
import { AttemptQuestions } from './attempt-questions.tsx';

/** What is worked on in an attempt: questions, or a practical task. */
export const AttemptWork = (props: PracticalWorkProps) => {
  const { elsewhere, ...questions } = props;
  const { kind } = props.exam;
  return kind === 'observation' || kind === 'demonstration' ? (
    <PracticalWork {...props} />
  ) : (
    <AttemptQuestions {...questions} />
  );
};
