import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultConfig } from '../../../src/configuration/default-config.ts';
import { type KeptPicture, KeptPicturesContext } from '../../../src/ui/exam/questions/kept-pictures.ts';
import { pictureFilesIn } from '../../../src/ui/exam/questions/picture-address.ts';
import { QuestionHtml } from '../../../src/ui/exam/questions/question-html.tsx';
import { showWith } from '../show-with.tsx';

const config = { ...defaultConfig, api: { ...defaultConfig.api, baseUrl: 'https://api.example' } };
const address = 'https://api.example/storage/soal/alir.png';

const shownWithout = async (kept: KeptPicture | null) => {
  const { container } = showWith(
    <KeptPicturesContext value={kept}>
      <QuestionHtml html={'<p>Apa hasilnya?</p><img src="/storage/soal/alir.png" alt="Bagan alir">'} />
    </KeptPicturesContext>,
    { config },
  );
  const picture = container.querySelector('img') as HTMLImageElement;
  await act(async () => void fireEvent.error(picture));
  return picture;
};

it('a picture that the network does not deliver is shown from the device’s copy', async () => {
  const picture = await shownWithout(async (asked) => (asked === address ? 'blob:gambar' : null));
  expect([picture.src, picture.hidden, screen.queryByRole('status')]).toEqual(['blob:gambar', false, null]);
});

it('a question reports a picture that is not on the device either, and loads it again on request', async () => {
  const picture = await shownWithout(async () => null);
  expect(screen.getByRole('status').textContent).toContain(
    'Gambar soal tidak termuat dan tidak tersimpan di perangkat ini: Bagan alir',
  );
  expect(picture.hidden).toBe(true);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Muat ulang gambar' })));
  expect([picture.src, picture.hidden, screen.queryByRole('status')]).toEqual([address, false, null]);
});

it('a question does not mention the device when no exam is kept there', async () => {
  await shownWithout(null);
  expect(screen.getByRole('status').textContent).toContain('Gambar soal tidak termuat: Bagan alir');
});

it('the pictures of a text are found as they are shown: only allowed files, and without loading them', () => {
  const found = (html: string) => pictureFilesIn(html, 'https://api.example', ['https://file.example']);
  expect(
    found(`<p>a</p><IMG alt='x' src='/storage/a.png?b=1&amp;c=2'><img src="https://file.example/b.png">
      <img src="data:image/png;base64,AA=="><img src="https://other.example/c.png"><img src="/api/logout"><img alt="x">`),
  ).toEqual(['https://api.example/storage/a.png?b=1&c=2', 'https://file.example/b.png']);
  expect(found('Tanpa gambar')).toEqual([]);
});
