import { type RefObject, useEffect, useRef } from 'react';
import type SignaturePad from 'signature_pad';
import { showStrokes, signaturePadOn } from './signature-image.ts';
import { padRatio, type Stroke, strokeFrom } from './signature-strokes.ts';

export const useSignaturePad = (
  strokes: readonly Stroke[],
  onStrokes: (strokes: readonly Stroke[]) => void,
): RefObject<HTMLCanvasElement | null> => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const latest = useRef({ strokes, onStrokes });
  latest.current = { strokes, onStrokes };

  useEffect(() => {
    const surface = canvas.current;
    if (!surface) return;
    const made = signaturePadOn(surface);
    pad.current = made;
    const fit = () => {
      const { clientWidth: width } = surface;
      const density = Math.max(globalThis.devicePixelRatio, 1);
      if (width === 0 || surface.width === Math.round(width * density)) return;
      surface.width = Math.round(width * density);
      surface.height = Math.round((width / padRatio) * density);
      surface.getContext('2d')?.scale(density, density);
      showStrokes(made, latest.current.strokes, width);
    };
    const ended = () => {
      const drawn = made.toData().at(-1);
      if (!drawn) return;
      latest.current.onStrokes([...latest.current.strokes, strokeFrom(drawn.points, surface.clientWidth)]);
    };
    made.addEventListener('endStroke', ended);
    const observer = new ResizeObserver(fit);
    observer.observe(surface);
    addEventListener('resize', fit); // zooming can change only the pixel density, which the observer does not notice
    return () => {
      made.removeEventListener('endStroke', ended);
      made.off();
      observer.disconnect();
      removeEventListener('resize', fit);
    };
  }, []);

  useEffect(() => {
    const width = canvas.current?.clientWidth ?? 0;
    if (pad.current && width > 0) showStrokes(pad.current, strokes, width);
  }, [strokes]);

  return canvas;
};
