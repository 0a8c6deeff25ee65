import type { MouseEvent, ReactNode } from 'react';

interface PartLinkProps {
  readonly id: string;
  readonly children: ReactNode;
  readonly className?: string;
}

export const PartLink = ({ id, children, className }: PartLinkProps) => {
  const follow = (event: MouseEvent) => {
    event.preventDefault();
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
