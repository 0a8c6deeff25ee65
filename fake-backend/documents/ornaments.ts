import type { jsPDF } from 'jspdf';
import { encode } from 'uqr';
import { ink } from './ink.ts';

type Point = readonly [x: number, y: number];

const outline = (pdf: jsPDF, points: readonly Point[], style: 'S' | 'F' | 'FD'): void => {
  const [first, ...rest] = points;
  if (!first) return;
  let [x, y] = first;
  const steps = rest.map((point) => {
    const step = [point[0] - x, point[1] - y];
    [x, y] = point;
    return step;
  });
  pdf.lines(steps, first[0], first[1], [1, 1], style, true);
};

const wavy = (cx: number, cy: number, radius: number, swing: number, waves: number, phase = 0): Point[] => {
  const count = Math.max(60, waves * 8);
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const distance = radius + swing * Math.cos(waves * angle + phase);
    return [cx + distance * Math.cos(angle), cy + distance * Math.sin(angle)];
  });
};

export const rosette = (pdf: jsPDF, cx: number, cy: number, radius: number): void => {
  pdf.setDrawColor(ink.tint).setLineWidth(0.18);
  for (let ring = 0; ring < 14; ring++) {
    outline(pdf, wavy(cx, cy, radius * (0.5 + ring * 0.03), radius * 0.12, 16, (ring * Math.PI) / 7), 'S');
  }
};

const star = (cx: number, cy: number, radius: number): Point[] =>
  Array.from({ length: 10 }, (_, index) => {
    const angle = (index / 10) * 2 * Math.PI - Math.PI / 2;
    const distance = index % 2 === 0 ? radius : radius * 0.42;
    return [cx + distance * Math.cos(angle), cy + distance * Math.sin(angle)];
  });

export const seal = (pdf: jsPDF, cx: number, cy: number, radius: number): void => {
  pdf.setFillColor(ink.brand);
  for (const side of [-1, 1]) {
    const at = (dx: number, dy: number): Point => [cx + side * dx * radius, cy + dy * radius];
    outline(pdf, [at(0.12, 0.6), at(0.75, 0.5), at(0.95, 1.72), at(0.62, 1.52), at(0.4, 1.8)], 'F');
  }
  pdf.setFillColor(ink.gold);
  outline(pdf, wavy(cx, cy, radius, radius * 0.055, 28), 'F');
  pdf
    .setDrawColor('#FFFFFF')
    .setLineWidth(0.35)
    .circle(cx, cy, radius * 0.84, 'S');
  pdf.setFillColor(ink.navy).circle(cx, cy, radius * 0.76, 'F');
  pdf
    .setDrawColor(ink.gold)
    .setLineWidth(0.25)
    .circle(cx, cy, radius * 0.7, 'S');
  pdf.setFillColor(ink.gold);
  outline(pdf, star(cx, cy - radius * 0.2, radius * 0.26), 'F');
  pdf.setFont('helvetica', 'bold').setTextColor('#FFFFFF');
  pdf.setFontSize(radius * 0.56).text('LSP CONTOH', cx, cy + radius * 0.24, { align: 'center' });
  pdf.setFontSize(radius * 0.44).text('SIMULASI', cx, cy + radius * 0.42, { align: 'center' });
};

export const frame = (pdf: jsPDF): void => {
  const { width, height } = pdf.internal.pageSize;
  const inset = (by: number) => pdf.rect(by, by, width - 2 * by, height - 2 * by, 'S');
  pdf.setDrawColor(ink.navy).setLineWidth(1.6);
  inset(7);
  pdf.setDrawColor(ink.gold).setLineWidth(0.5);
  inset(9.2);
  pdf.setDrawColor(ink.navy).setLineWidth(0.2);
  inset(10.4);
  for (const [cx, cy, right, down] of [
    [10.4, 10.4, 1, 1],
    [width - 10.4, 10.4, -1, 1],
    [10.4, height - 10.4, 1, -1],
    [width - 10.4, height - 10.4, -1, -1],
  ] as const) {
    const at = (dx: number, dy: number): Point => [cx + right * dx, cy + down * dy];
    pdf.setFillColor(ink.navy);
    outline(pdf, [at(0, 0), at(14, 0), at(0, 14)], 'F');
    pdf.setDrawColor(ink.gold).setLineWidth(0.6);
    pdf.line(...at(17, 0), ...at(0, 17)).line(...at(19, 0), ...at(0, 19));
    pdf.setFillColor(ink.gold);
    outline(pdf, star(...at(4.4, 4.4), 2.4), 'F');
  }
};

export const rule = (pdf: jsPDF, cx: number, y: number, width: number): void => {
  pdf.setDrawColor(ink.gold).setLineWidth(0.4);
  pdf.line(cx - width / 2, y, cx - 3, y).line(cx + 3, y, cx + width / 2, y);
  pdf.setFillColor(ink.gold);
  outline(pdf, [[cx, y - 1.3] as const, [cx + 1.3, y] as const, [cx, y + 1.3] as const, [cx - 1.3, y] as const], 'F');
};

export const penStroke = (pdf: jsPDF, x: number, y: number): void => {
  pdf.setDrawColor(ink.brand).setLineWidth(0.55).setLineCap('round').setLineJoin('round');
  const curves = [
    [2, -9, 6, -13, 8, -8],
    [2, 5, -6, 10, -4, 4],
    [2, -6, 8, -8, 10, -3],
    [1, 4, -3, 5, -2, 1],
    [1, -4, 5, -5, 6, -1],
    [1, 3, 3, 2, 5, -1],
    [2, -2, 6, -1, 9, -3],
  ];
  pdf.lines(curves, x, y, [1, 0.75], 'S', false);
  pdf.setLineWidth(0.3).lines([[12, 2.5, 22, -1, 32, -3.5]], x - 1, y + 2, [1, 1], 'S', false);
  pdf.setLineCap('butt').setLineJoin('miter');
};

/** A QR code drawn with rectangles, `size` millimetres wide including its quiet zone; the square is also a link. */
export const qrCode = (pdf: jsPDF, address: string, x: number, y: number, size: number): void => {
  const { data, size: modules } = encode(address, { ecc: 'M', border: 4 });
  const side = size / modules;
  pdf.setFillColor('#FFFFFF').rect(x, y, size, size, 'F').setFillColor('#000000');
  data.forEach((row, line) => {
    for (let from = 0; from < row.length; from++) {
      if (!row[from] || (from > 0 && row[from - 1])) continue;
      let to = from;
      while (row[to]) to++;
      pdf.rect(x + from * side, y + line * side, (to - from) * side, side + 0.01, 'F');
    }
  });
  pdf.link(x, y, size, size, { url: address });
};
