import Eraser from 'lucide-react/icons/eraser';
import Undo2 from 'lucide-react/icons/undo-2';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { controlFrame } from '../../theme/surfaces.ts';
import { color, fontSize, radius, space } from '../../theme/theme.ts';
import { Button } from '../button/button.tsx';
import { politely } from '../feedback/politely.ts';
import { FieldErrorText, type FieldTexts, fieldAria } from '../form/field.tsx';
import { Cluster } from '../layout/cluster.tsx';
import { Note } from '../text/note.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { padRatio, type Stroke } from './signature-strokes.ts';
import { useSignaturePad } from './use-signature-pad.ts';

const Frame = styled.div`
  display: grid;
  gap: ${space(3)};
  max-inline-size: 36rem;
`;

const Paper = styled.div<{ $wrong: boolean }>`
  ${controlFrame}
  ${({ $wrong }) => $wrong && `border-color: ${color.critical}; box-shadow: inset 0 0 0 1px ${color.critical};`}
  aspect-ratio: ${padRatio};
  overflow: hidden;
  position: relative;

  &:focus {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }

  canvas {
    block-size: 100%;
    border-radius: ${radius.control};
    cursor: crosshair;
    display: block;
    inline-size: 100%;
    position: relative;
    touch-action: none;
  }
`;

const Line = styled.div`
  border-block-end: 2px dashed ${color.border};
  color: ${color.textMuted};
  display: grid;
  font-size: ${fontSize.small};
  inset: 0 8% 24%;
  place-items: end center;
  pointer-events: none;
  position: absolute;
  text-align: center;

  > span {
    padding-block-end: ${space(2)};
  }
`;

const Actions = styled(Cluster)`
  ${media.phone} {
    > button {
      flex: 1;
    }
  }
`;

export type SignaturePadProps = Omit<FieldTexts, 'optional'> & {
  readonly id: string;
  readonly strokes: readonly Stroke[];
  readonly onStrokes: (strokes: readonly Stroke[]) => void;
};

/** Needs a pointing device, so offer an alternative beside the pad. */
export const SignaturePad = ({ id, label, hint, error, strokes, onStrokes }: SignaturePadProps) => {
  const paper = useRef<HTMLDivElement>(null);
  const canvas = useSignaturePad(strokes, onStrokes);
  const keep = (kept: readonly Stroke[]) => {
    onStrokes(kept);
    if (kept.length === 0) paper.current?.focus({ preventScroll: true }); // the button that has the focus is disabled now
  };
  const empty = strokes.length === 0;

  return (
    <Frame>
      {hint && <Note id={`${id}-hint`}>{hint}</Note>}
      <Paper
        ref={paper}
        id={id}
        role="group"
        aria-label={label}
        tabIndex={-1}
        $wrong={Boolean(error)}
        aria-describedby={fieldAria(id, { hint, error })['aria-describedby']}
      >
        <Line aria-hidden="true">{empty && <span>Tanda tangan di atas garis ini</span>}</Line>
        <canvas
          ref={canvas}
          role="img"
          aria-label={empty ? 'Kotak masih kosong' : `Gambar, ${strokes.length} goresan`}
        />
      </Paper>
      {error && <FieldErrorText id={id}>{error}</FieldErrorText>}
      <Actions>
        <Button variant="secondary" size="small" disabled={empty} onClick={() => keep(strokes.slice(0, -1))}>
          <Undo2 size={18} aria-hidden="true" />
          Urungkan
        </Button>
        <Button variant="secondary" size="small" disabled={empty} onClick={() => keep([])}>
          <Eraser size={18} aria-hidden="true" />
          Bersihkan
        </Button>
      </Actions>
      <VisuallyHidden {...politely}>{empty ? '' : `${strokes.length} goresan`}</VisuallyHidden>
    </Frame>
  );
};
