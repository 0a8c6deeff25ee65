import { Disclosure, type DisclosureProps } from '../components/layout/disclosure.tsx';
import { panelState, usePanelState } from './frame/panel-state.ts';

interface RememberedSectionProps extends Pick<DisclosureProps, 'children'> {
  readonly id: string;
  readonly title: string;
}

/** A section of the panel that is found as it was left. */
export const RememberedSection = ({ id, title, children }: RememberedSectionProps) => {
  const open = usePanelState().sections.includes(id);
  return (
    <Disclosure
      title={title}
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
