import { ApiFailure } from '../../application/api-failure.ts';
import { ErrorState, type ErrorStateProps } from '../components/feedback/error-state.tsx';
import { TextLink } from '../components/navigation/text-link.tsx';
import { type FailureCause, failureAdvice, failureCause, failureText } from '../failure-text.ts';
import { OfflinePicture, ServerTroublePicture } from '../illustrations/failure-pictures.tsx';
import { paths } from '../paths.ts';

interface FailureStateProps extends Pick<ErrorStateProps, 'onRetry' | 'retrying' | 'action'> {
  /** What was thrown. */
  readonly error: unknown;
  /** What could not be done, such as "Profil belum bisa dimuat"; without it the failure's own text is there. */
  readonly title?: string;
  /** What the reader may want to know first: a whole sentence. */
  readonly note?: string;
  readonly pictureWidth?: number;
}

const pictures: Readonly<Record<FailureCause, typeof OfflinePicture | null>> = {
  connection: OfflinePicture,
  server: ServerTroublePicture,
  other: null,
};

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Stands where something could not be loaded, in the words for this failure: the visitor's connection is blamed only when it is what failed. */
export const FailureState = ({ error, title, note, pictureWidth, action, ...ways }: FailureStateProps) => {
  const { text } = failureText(error);
  const Picture = pictures[failureCause(error)];
  const said = [note, title === undefined ? null : sentence(text), failureAdvice(error)].filter(Boolean).join(' ');
  // nobody but the body can mend what its server says
  const contact = error instanceof ApiFailure && error.kind === 'contract' && (
    <TextLink to={paths.contact.to({})}>Kontak lembaga</TextLink>
  );
  return (
    <ErrorState
      {...ways}
      action={action ?? contact}
      title={title ?? text}
      picture={Picture && <Picture {...(pictureWidth && { width: pictureWidth })} />}
    >
      {said}
    </ErrorState>
  );
};
