import { ApiFailure } from '../../../application/api-failure.ts';
import type { FailureCause } from '../../../application/outcome-unknown.ts';
import { ErrorState, type ErrorStateProps } from '../../kit/components/feedback/error-state.tsx';
import { TextLink } from '../../kit/components/navigation/text-link.tsx';
import { OfflinePicture, ServerTroublePicture } from '../../kit/illustrations/failure-pictures.tsx';
import { failureAdvice, failureCause, failureText } from '../failure-text.ts';
import { paths } from '../paths.ts';

interface FailureStateProps extends Pick<ErrorStateProps, 'onRetry' | 'retrying' | 'action'> {
  readonly error: unknown;
  readonly title?: string;
  readonly note?: string;
  readonly pictureWidth?: number;
}

const pictures: Readonly<Record<FailureCause, typeof OfflinePicture | null>> = {
  connection: OfflinePicture,
  between: OfflinePicture,
  server: ServerTroublePicture,
  other: null,
};

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

export const FailureState = ({ error, title, note, pictureWidth, action, ...ways }: FailureStateProps) => {
  const { text } = failureText(error);
  const Picture = pictures[failureCause(error)];
  const said = [note, title === undefined ? null : sentence(text), failureAdvice(error)].filter(Boolean).join(' ');
  // only the certification body can fix an unreadable reply
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
