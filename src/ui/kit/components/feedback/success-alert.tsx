import CircleCheck from 'lucide-react/icons/circle-check';
import { keyframes, styled } from 'styled-components';
import { floatingPanel } from '../../theme/surfaces.ts';
import { color, duration, fontWeight, layer, space } from '../../theme/theme.ts';
import { politely } from './politely.ts';

const drop = keyframes`from { opacity: 0; translate: 0 -12px; }`;

/** Covers the header, not the titles and answers below it. */
const Region = styled.div`
  display: flex;
  inset: ${space(1)} ${space(4)} auto;
  justify-content: center;
  pointer-events: none;
  position: fixed;
  z-index: ${layer.alert};
`;

const Panel = styled.div`
  ${floatingPanel}
  align-items: start;
  animation: ${drop} ${duration.slow} ease-out;
  border-color: ${color.positive};
  display: flex;
  gap: ${space(3)};
  line-height: 1.4;
  max-inline-size: 28rem;
  padding: ${space(2)} ${space(5)};

  svg {
    color: ${color.positive};
  }

  strong {
    display: block;
    font-weight: ${fontWeight.semibold};
  }
`;

export type SuccessAlertProps = { readonly open: boolean; readonly title: string; readonly text?: string | undefined };

/** Keep the alert mounted and toggle `open`: screen readers announce only changes of an existing live region. */
export const SuccessAlert = ({ open, title, text }: SuccessAlertProps) => (
  <Region {...politely} data-print="hidden">
    {open && (
      <Panel>
        <CircleCheck size={24} aria-hidden="true" />
        <div>
          <strong lang="en">{title}</strong>
          {text}
        </div>
      </Panel>
    )}
  </Region>
);
