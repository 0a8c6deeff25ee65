import { Disclosure, type DisclosureProps } from '../components/layout/disclosure.tsx';

/** Which sections were left open or closed, by title, until the portal is loaded again. */
const left = new Map<string, boolean>();

/** A section of the panel that is found as it was left. */
export const RememberedSection = ({ title, defaultOpen = false, ...rest }: DisclosureProps & { title: string }) => (
  <Disclosure
    {...rest}
    title={title}
    defaultOpen={left.get(title) ?? defaultOpen}
    onToggle={({ currentTarget }) => left.set(title, currentTarget.open)}
  />
);
