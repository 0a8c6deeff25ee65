import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { emptyDraft, signatureImage } from '../../../../src/ui/forms/signature/signature-draft.ts';
import { TypedSignature } from '../../../../src/ui/forms/signature/typed-signature.tsx';

const typed = { ...emptyDraft, way: 'type', name: 'Intan Contoh' } as const;
const network = { there: false, asked: 0 };
const drawn: string[] = [];

beforeEach(() => {
  Object.assign(network, { there: false, asked: 0 });
  drawn.length = 0;
  vi.stubGlobal(
    'FontFace',
    class {
      async load() {
        network.asked += 1;
        if (!network.there) throw new Error('no network');
        return this;
      }
    },
  );
  Object.defineProperty(document, 'fonts', { value: { add: () => undefined }, configurable: true });
  const context = {
    measureText: () => ({ width: 100 }),
    fillText: (text: string) => drawn.push(text),
    fillStyle: '',
    fillRect: () => undefined,
    clearRect: () => undefined,
    getImageData: (_: number, __: number, width: number) => {
      const color = context.fillStyle.match(/^rgb\((\d+),(\d+),(\d+)\)/)?.slice(1) ?? [0, 0, 0];
      return { data: Array.from({ length: width }, () => [...color.map(Number), 255]).flat() };
    },
    drawImage: () => undefined,
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(new Blob(['png'])));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:tanda-tangan');
});

it('a typed signature is not drawn in another font: without its own the page says so and asks again', async () => {
  expect(await signatureImage(typed)).toBeNull();
  render(<TypedSignature id="nama" draft={typed} error={undefined} onChange={() => undefined} />);
  expect(await screen.findByText('Huruf tulisan tangan belum dapat dimuat')).toBeTruthy();
  expect([drawn, screen.queryByRole('img')]).toEqual([[], null]);
  network.there = true;
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' })));
  expect(await screen.findByRole('img', { name: 'Tanda tangan yang akan disimpan' })).toBeTruthy();
  expect(drawn).toEqual(['Intan Contoh']);
  const before = network.asked;
  expect(await signatureImage(typed)).not.toBeNull();
  expect(network.asked).toBe(before);
});

it('the preview of a typed signature has its place before its font and its picture are there, so that no button below moves under a press', async () => {
  network.there = true;
  render(<TypedSignature id="nama" draft={typed} error={undefined} onChange={() => undefined} />);
  const frame = screen.getByText('Pratinjau').closest('figure');
  expect(frame?.children).toHaveLength(2);
  await screen.findByRole('img', { name: 'Tanda tangan yang akan disimpan' });
  expect(screen.getByText('Pratinjau').closest('figure')).toBe(frame);
  expect(frame?.children).toHaveLength(2);
});
