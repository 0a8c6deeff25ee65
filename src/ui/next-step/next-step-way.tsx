import { styled } from 'styled-components';
import type { ButtonProps } from '../components/button/button.tsx';
import { CopyButton } from '../components/button/copy-button.tsx';
import { LinkButton } from '../components/button/link-button.tsx';
import { Cluster } from '../components/layout/cluster.tsx';
import { useNarrowWindow } from '../page/use-narrow-window.ts';
import { useSession } from '../session/session-view.ts';
import { space } from '../theme/theme.ts';
import { useCopy } from '../use-copy.ts';

const Frame = styled.div`
  display: grid;
  gap: ${space(1.5)};
  justify-items: start;
`;

/** Where a phone cannot go on: the way to the same page on a larger screen. */
const Onward = ({ to, title }: { readonly to: string; readonly title: string }) => {
  const { candidate } = useSession();
  const address = new URL(to, globalThis.location.href).href;
  const mail = new URLSearchParams({ subject: title, body: address }).toString().replaceAll('+', '%20');
  return (
    <Frame>
      <p>Bagian ini dikerjakan di laptop atau komputer. Bawa tautannya ke sana:</p>
      <Cluster>
        <CopyButton text={address} copy={useCopy()} label="Salin tautan" variant="secondary" />
        <a href={`mailto:${candidate?.email ?? ''}?${mail}`}>Kirim tautan ke email saya</a>
      </Cluster>
    </Frame>
  );
};

interface NextStepWayProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** Of the step. */
  readonly title: string;
  readonly label: string;
  readonly to: string;
}

/** The one way on from a next step. */
export const NextStepWay = ({ title, label, to, ...look }: NextStepWayProps) => {
  const narrow = useNarrowWindow();
  if (narrow && to.includes('myassessment')) return <Onward to={to} title={title} />;
  return (
    <LinkButton to={to} {...look}>
      {label}
    </LinkButton>
  );
};
