import { act, cleanup, fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { savedForReload } from '../../../../src/ui/core/errors/before-reload.ts';
import { atClock, device, name, pass, press, said, savedAt, type } from './drafted-page.tsx';

atClock();

describe('a form with a draft', () => {
  it('starts with the server’s data, says nothing, and saves nothing until something is typed', async () => {
    const { open, stored } = device();
    await open();
    expect([name().value, said(/Draf/)]).toEqual(['dari server', false]);
    await act(async () => void fireEvent.blur(name()));
    await pass(1_000);
    expect(await stored()).toBeNull();
  });

  it('saves input and files, says so, and restores them the next time', async () => {
    const { open } = device();
    await open();
    await press('Tambah');
    await type('Ayu');
    expect(said('Menyimpan draf…')).toBe(true);
    await pass(300);
    expect(said(`Draf tersimpan di perangkat ini, ${savedAt}`)).toBe(true);
    cleanup();
    await open();
    expect([name().value, said('bukti.pdf'), said(`Draf dipulihkan, ${savedAt}`)]).toEqual(['Ayu', true, true]);
  });

  it.each([
    ['a field is left', () => fireEvent.focusOut(name())],
    ['the page goes away', () => fireEvent(window, new Event('pagehide'))],
    ['the portal reloads itself', () => void savedForReload()],
    ['another page is shown', () => cleanup()],
  ])('saves at once when %s', async (_, happen) => {
    const { open, stored } = device();
    await open();
    await type('Ayu');
    await act(async () => void happen());
    await pass(0);
    expect((await stored())?.values).toMatchObject({ values: { nama: 'Ayu' } });
  });

  it('has no draft after it was sent, and asks nothing', async () => {
    const { open, stored } = device();
    await open();
    await type('Ayu');
    await press('Kirim');
    await pass(1_000);
    expect([await stored(), said(/Draf/)]).toEqual([null, false]);
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(false);
  });

  it('discards its draft after a confirmation, and starts again with the server’s data', async () => {
    const { open, stored } = device();
    await open();
    await type('Ayu');
    await pass(300);
    cleanup();
    await open();
    await press('Buang draf');
    expect(name().value).toBe('Ayu');
    await press('Ya, buang');
    await pass(10);
    expect([name().value, await stored(), said(/Draf/)]).toEqual(['dari server', null, false]);
  });
});

it.each([true, false])(
  'the question before leaving says that the input is kept, if the device could store it: %s',
  async (durable) => {
    const { open } = device({ durable });
    await open();
    await type('Ayu');
    await pass(2000);
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: '/voucher' }));
    await act(async () => void fireEvent.click(link));
    link.remove();
    expect(said('Apakah Anda yakin meninggalkan halaman ini sebelum melakukan submit?')).toBe(true);
    expect(said(/^Isian Anda tersimpan di perangkat ini/)).toBe(durable);
  },
);
