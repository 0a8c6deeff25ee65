import { PracticalWork, type PracticalWorkProps } from '../practical/practical-work.tsx';
import { SittingQuestions } from './sitting-questions.tsx';

/** What is worked on in a sitting: questions, or a practical task. */
export const SittingWork = (props: PracticalWorkProps) => {
  const { elsewhere, ...questions } = props;
  const { kind } = props.exam;
  return kind === 'observation' || kind === 'demonstration' ? (
    <PracticalWork {...props} />
  ) : (
    <SittingQuestions {...questions} />
  );
};
