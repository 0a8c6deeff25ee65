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

const jpeg = (): string | null => {
  const canvas = document.createElement('canvas');
  canvas.width = 300;
  canvas.height = 400;
  const context = canvas.getContext('2d');
  if (!context) return null;
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
  const made = canvas.toDataURL('image/jpeg', 0.7);
  return made.startsWith('data:image/jpeg') ? made : null;
};

export const exampleFile = (control: SimulationControl, title: string): File => {
  const picture = /foto/i.test(title) ? jpeg() : null;
  return picture
    ? new File([bytesOf(picture)], fileName(title, 'jpg'), { type: 'image/jpeg', lastModified })
    : new File([bytesOf(control.samplePaper(title))], fileName(title, 'pdf'), {
        type: 'application/pdf',
        lastModified,
      });
};
