import { type ReactNode, useEffect, useRef } from 'react';
import { Cluster } from '../../ui/kit/components/layout/cluster.tsx';
import { Disclosure, type DisclosureProps } from '../../ui/kit/components/layout/disclosure.tsx';
import { panelState, rememberSection, showFromTop, usePanelState } from './frame/panel-state.ts';

interface RememberedSectionProps extends Pick<DisclosureProps, 'children'> {
  readonly id: string;
  readonly title: string;
  readonly badge?: ReactNode;
}

export const RememberedSection = ({ id, title, badge, children }: RememberedSectionProps) => {
  const { sections, shown } = usePanelState();
  const open = sections.includes(id);
  const content = useRef<HTMLElement>(null);
  useEffect(() => {
    const frame = content.current?.closest('details');
    if (shown !== id || !open || !frame) return;
    showFromTop((panelState.atStep && content.current?.querySelector<HTMLElement>('[data-told]')) || frame);
    panelState.atStep = false;
    panelState.shown = null;
  }, [shown, id, open]);
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
        if (currentTarget.open && !panelState.sections.includes(id)) panelState.shown = id;
        rememberSection(id, currentTarget.open);
      }}
    >
      {open && (
        <section ref={content} aria-label={title}>
          {children}
        </section>
      )}
    </Disclosure>
  );
};
