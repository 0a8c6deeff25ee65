import { afterEach, expect, it } from 'vitest';
import { earlyScript, endEarlyWords } from '../../../src/adapters/http/early-replies.ts';
import { settled } from '../../fakes/purchase-fakes.ts';

const barista = { slug: 'barista', title: 'Barista', description: 'Menyeduh kopi.' };

const skeleton = `<h1><span data-early="title">Detail Skema</span></h1>
<p data-early="description"></p><i data-early-moves>shape</i>`;

/** Runs the script of a scheme's page over its prerendered skeleton; `before` runs before the reply is there. */
const open = async (data: object, { status = 200, before = () => {} } = {}) => {
  document.body.innerHTML = skeleton;
  const answer = async (url: string) =>
    url === '/config.json'
      ? Response.json({})
      : Response.json({ data: url.endsWith('/detail') ? data : [] }, { status });
  const run = new Function('location', 'localStorage', 'self', 'fetch', earlyScript('scheme', 'sesi'));
  const running = run(new URL('https://portal.test/schema/barista'), { getItem: () => null }, globalThis, answer);
  before();
  await running;
  await settled();
  const said = (name: string) => document.querySelector(`[data-early=${name}]`)?.textContent;
  return [said('title'), said('description')];
};

afterEach(() => {
  document.body.innerHTML = '';
  Reflect.deleteProperty(globalThis, 'portalEarly');
});

it('the title and the description of a scheme show before the code of its page is there', async () => {
  expect(await open(barista)).toEqual(['Barista', 'Menyeduh kopi.']);
});

it('what the early words push down is drawn anew, so that nothing shifts', async () => {
  let shape: Element | null = null;
  await open(barista, {
    before: () => {
      shape = document.querySelector('i');
    },
  });
  expect(document.querySelector('i')).not.toBe(shape);
  expect(document.querySelectorAll('i')).toHaveLength(1);
});

it.each([
  ['of another scheme', { ...barista, slug: 'lain' }, {}],
  ['with markup', { ...barista, description: '<b>Menyeduh</b>' }, {}],
  ['without a title', { ...barista, title: null }, {}],
  ['that is an error', barista, { status: 503 }],
  ['that comes after hydration began', barista, { before: endEarlyWords }],
])('a reply %s writes no early words', async (_, data, how) => {
  expect(await open(data, how)).toEqual(['Detail Skema', '']);
});
