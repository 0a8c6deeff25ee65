import type { ReactNode } from 'react';
import { Cluster } from '../components/layout/cluster.tsx';
import { Disclosure, type DisclosureProps } from '../components/layout/disclosure.tsx';
import { panelState, usePanelState } from './frame/panel-state.ts';

interface RememberedSectionProps extends Pick<DisclosureProps, 'children'> {
  readonly id: string;
  readonly title: string;
  /** Stands beside the title, also while the section is closed. */
  readonly badge?: ReactNode;
}

/** A section of the panel that is found as it was left. */
export const RememberedSection = ({ id, title, badge, children }: RememberedSectionProps) => {
  const open = usePanelState().sections.includes(id);
  return (
    <Disclosure
      title={
        badge ? (
          <Cluster as="span">
            <span>{title}</span> {badge}
          </Cluster>
        ) : (
          title
        )
      }
      defaultOpen={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open === panelState.sections.includes(id)) return;
        panelState.sections = currentTarget.open
          ? [...panelState.sections, id]
          : panelState.sections.filter((each) => each !== id);
      }}
    >
      {open && <section aria-label={title}>{children}</section>}
    </Disclosure>
  );
};
