import { expect, it } from 'vitest';
import { storedPictures } from '../../../../fake-backend/hosts/node-pictures.ts';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><text>Beranda (100%) 'awal'</text></svg>`;
const html = `<img alt="Bagan" width="40" height="20" src="data:image/svg+xml,${encodeURIComponent(drawing)}">`;

it('the pictures of a paper are separate files, as on real servers, and the same ones each time', async () => {
  const { at, outOf } = storedPictures();
  const paper = () => new Response(JSON.stringify({ questions: [{ question: `<p>${html}</p>` }] }));
  const text = await (await outOf(paper())).text();
  const [address = ''] = /\/storage\/soal\/\w+\.svg/.exec(text) ?? [];
  expect(JSON.parse(text).questions[0].question).toBe(`<p>${html.replace(/data:[^"]*/, address)}</p>`);
  expect(await (await outOf(paper())).text()).toBe(text);
  const stored = at(address);
  expect([stored?.headers.get('Content-Type'), await stored?.text()]).toEqual(['image/svg+xml', drawing]);
  expect(at('/storage/berkas/BRK-1')).toBeNull();
});

it('a refusal is passed on unchanged', async () => {
  const refusal = new Response('{}', { status: 403 });
  expect(await storedPictures().outOf(refusal)).toBe(refusal);
});
