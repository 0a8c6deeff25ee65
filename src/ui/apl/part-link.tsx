import type { MouseEvent, ReactNode } from 'react';

interface PartLinkProps {
  readonly id: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** Brings the part of the form with this id into sight and gives it the focus. */
export const PartLink = ({ id, children, className }: PartLinkProps) => {
  const follow = (event: MouseEvent) => {
    event.preventDefault(); // a fragment would become a step in the history
    const target = document.getElementById(id);
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  };
  return (
    <a href={`#${id}`} className={className} onClick={follow}>
      {children}
    </a>
  );
};
