import type { ReactNode } from 'react';
import { NoResultsPicture } from '../../illustrations/no-results-picture.tsx';
import { MessagePanel } from './message-panel.tsx';

export type EmptyStateProps = {
  readonly title: string;
  readonly children?: ReactNode;
  readonly picture?: ReactNode;
  readonly action?: ReactNode;
};

export const EmptyState = ({ title, children, picture = <NoResultsPicture />, action }: EmptyStateProps) => (
  <MessagePanel picture={picture} title={title} actions={action}>
    {children}
  </MessagePanel>
);
