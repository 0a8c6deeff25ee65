import type { SimulationControl } from '../../../application/ports/simulation/simulation-control.ts';

const fileName = (title: string, ending: string): string =>
  `contoh-${
    title
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 40) || 'file'
  }.${ending}`;

const bytesOf = (dataUrl: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));

const lastModified = 0;

type Draw = (context: CanvasRenderingContext2D, canvas: HTMLCanvasElement) => void;

const pictureOf = (type: string, width: number, height: number, draw: Draw): string | null => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  draw(context, canvas);
  const made = canvas.toDataURL(type, 0.7);
  return made.startsWith(`data:${type}`) ? made : null;
};

const drawPerson: Draw = (context, canvas) => {
  context.fillStyle = '#c7d2e5';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#0a1f44';
  context.arc(150, 150, 60, 0, Math.PI * 2);
  context.fill();
  context.beginPath();
  context.arc(150, 360, 120, Math.PI, 0);
  context.fill();
  context.fillStyle = '#ffffff';
  context.font = '20px sans-serif';
  context.textAlign = 'center';
  context.fillText('CONTOH', 150, 380);
};

const drawSignature: Draw = (context, canvas) => {
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.strokeStyle = '#0a1f44';
  context.lineWidth = 4;
  context.moveTo(60, 140);
  context.bezierCurveTo(180, 20, 150, 240, 240, 110);
  context.bezierCurveTo(300, 30, 300, 220, 420, 90);
  context.stroke();
};

/** Null in a browser that cannot draw. */
export const exampleSignature = (): File | null => {
  const picture = pictureOf('image/png', 480, 220, drawSignature);
  if (picture === null) return null;
  return new File([bytesOf(picture)], fileName('Tanda tangan', 'png'), { type: 'image/png', lastModified });
};

export const exampleFile = (control: SimulationControl, title: string): File => {
  const picture = /foto/i.test(title) ? pictureOf('image/jpeg', 300, 400, drawPerson) : null;
  return picture
    ? new File([bytesOf(picture)], fileName(title, 'jpg'), { type: 'image/jpeg', lastModified })
    : new File([bytesOf(control.samplePaper(title))], fileName(title, 'pdf'), {
        type: 'application/pdf',
        lastModified,
      });
};
