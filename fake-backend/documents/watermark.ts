import type { jsPDF } from 'jspdf';
import { ink } from './ink.ts';

type Stroke = readonly (readonly [x: number, y: number])[];

const bow: Stroke = [
  [1, 0.2],
  [0.8, 0],
  [0.2, 0],
  [0, 0.2],
  [0, 0.5],
  [0.2, 0.7],
  [0.8, 0.7],
  [1, 0.9],
  [1, 1.2],
  [0.8, 1.4],
  [0.2, 1.4],
  [0, 1.2],
];

const letters: Readonly<Record<string, readonly Stroke[]>> = {
  S: [bow],
  I: [
    [
      [0.5, 0],
      [0.5, 1.4],
    ],
  ],
  M: [
    [
      [0, 1.4],
      [0, 0],
      [0.5, 0.8],
      [1, 0],
      [1, 1.4],
    ],
  ],
  U: [
    [
      [0, 0],
      [0, 1.2],
      [0.2, 1.4],
      [0.8, 1.4],
      [1, 1.2],
      [1, 0],
    ],
  ],
  L: [
    [
      [0, 0],
      [0, 1.4],
      [1, 1.4],
    ],
  ],
  A: [
    [
      [0, 1.4],
      [0.5, 0],
      [1, 1.4],
    ],
    [
      [0.2, 0.9],
      [0.8, 0.9],
    ],
  ],
};

const word = 'SIMULASI';
const advance = 1.45;

/** Draws the watermark as lines, because text would appear when the document is copied or searched. */
export const watermark = (pdf: jsPDF): void => {
  const { width, height } = pdf.internal.pageSize;
  const turn = Math.atan2(height, width);
  const size = (Math.hypot(width, height) * 0.68) / (word.length * advance);
  const place = (x: number, y: number): readonly [number, number] => {
    const across = (x - (word.length * advance - 0.45) / 2) * size;
    const down = (y - 0.7) * size;
    return [
      width / 2 + across * Math.cos(turn) + down * Math.sin(turn),
      height / 2 - across * Math.sin(turn) + down * Math.cos(turn),
    ];
  };
  pdf.saveGraphicsState();
  pdf.setGState(pdf.GState({ 'stroke-opacity': 0.07 }));
  pdf
    .setDrawColor(ink.warning)
    .setLineWidth(size * 0.2)
    .setLineJoin('round');
  Array.from(word).forEach((letter, index) => {
    for (const stroke of letters[letter] ?? []) {
      const points = stroke.map(([x, y]) => place(x + index * advance, y));
      const [first, ...rest] = points;
      if (!first) continue;
      const steps = rest.map(([x, y], at) => {
        const [fromX, fromY] = points[at] ?? first;
        return [x - fromX, y - fromY];
      });
      pdf.lines(steps, first[0], first[1], [1, 1], 'S', false);
    }
  });
  pdf.restoreGraphicsState();
};
