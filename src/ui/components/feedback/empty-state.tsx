import type { ReactNode } from 'react';
import { NoResultsPicture } from '../../illustrations/no-results-picture.tsx';
import { MessagePanel } from './message-panel.tsx';

export type EmptyStateProps = {
  /** One sentence: what is not there. */
  readonly title: string;
  /** What the reader can do about it. */
  readonly children?: ReactNode;
  readonly picture?: ReactNode;
  /** The next step: a `LinkButton` or `Button`. */
  readonly action?: ReactNode;
};

/** Stands where a list has nothing to show. */
export const EmptyState = ({ title, children, picture = <NoResultsPicture />, action }: EmptyStateProps) => (
  <MessagePanel picture={picture} title={title} actions={action}>
    {children}
  </MessagePanel>
);
