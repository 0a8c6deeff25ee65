import FlaskConical from 'lucide-react/icons/flask-conical';
import { styled } from 'styled-components';
import type { SimulationControl } from '../../../application/ports/simulation/simulation-control.ts';
import { media } from '../../../ui/kit/theme/media.ts';
import { color, fontWeight, layer, space } from '../../../ui/kit/theme/theme.ts';
import { useOddities } from './oddities.ts';
import { openPanel, useProjector } from './panel-state.ts';

export const bandHeight = '2rem';

const Band = styled.aside`
  align-items: center;
  background: ${color.accent};
  block-size: ${bandHeight};
  color: ${color.onAccent};
  display: flex;
  font-size: 0.8125rem;
  gap: ${space(1)};
  inset: auto 0 0;
  padding-inline: ${space(4)} ${space(2)};
  position: fixed;
  white-space: nowrap;
  z-index: ${layer.menu};

  /* shrinks if there is no room for text and button, such as on a phone with doubled text */
  strong {
    font-weight: ${fontWeight.bold};
    letter-spacing: 0.06em;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  button {
    align-items: center;
    background: none;
    block-size: 1.625rem;
    border: 0;
    border-radius: 4px;
    color: inherit;
    display: flex;
    flex: none;
    font-weight: ${fontWeight.semibold};
    gap: ${space(1.5)};
    padding-inline: ${space(2)};
  }

  button:hover {
    background: rgb(0 0 0 / 10%);
  }

  ${media.phone} {
    padding-inline: ${space(3)} 0;

    kbd {
      display: none;
    }
  }

  ${media.print} {
    display: none;
  }
`;

/** The band scrolls sideways if needed, so that the panel button stays visible. */
const Oddities = styled.div`
  align-items: center;
  block-size: 100%;
  display: flex;
  margin-inline-start: auto;
  overflow-x: auto;
  padding-inline: ${space(1)};
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }

  > span {
    flex: none;
    padding-inline: ${space(2)};
  }
`;

const Key = styled.kbd`
  border: 1px solid currentcolor;
  border-radius: 4px;
  font: inherit;
  font-size: 0.6875rem;
  padding: 0 ${space(1)};
`;

interface ModeBandProps {
  readonly control: SimulationControl;
  readonly onOpen: (() => void) | null;
  readonly open: boolean;
  readonly onNear: () => void;
}

export const ModeBand = ({ control, onOpen, open, onNear }: ModeBandProps) => {
  const projected = useProjector();
  return (
    <Band aria-label="Mode simulasi" data-print="hidden">
      <strong>MODE SIMULASI</strong>
      <Oddities>
        {useOddities(control).map(([section, text]) =>
          onOpen ? (
            <button
              key={text}
              type="button"
              onClick={() => {
                openPanel(section);
                onOpen();
              }}
            >
              {text}
            </button>
          ) : (
            <span key={text}>{text}</span>
          ),
        )}
      </Oddities>
      {onOpen && (
        <button
          type="button"
          aria-expanded={open && !projected}
          aria-keyshortcuts="Control+."
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={onOpen}
        >
          <FlaskConical size={16} aria-hidden="true" />
          {projected ? 'Akhiri mode proyektor' : 'Panel Simulasi'}
          <Key aria-hidden="true">Ctrl .</Key>
        </button>
      )}
    </Band>
  );
};
