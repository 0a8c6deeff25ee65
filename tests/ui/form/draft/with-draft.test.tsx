// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { savedForReload } from '../../../../src/ui/errors/before-reload.ts';
import { contentOf, key } from '../../../fakes/draft-fakes.ts';
import { device, name, pass, press, said, type } from './drafted-page.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-01-05T03:32:00Z'), toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a form with a draft', () => {
  it('begins with what the server has, says nothing, and keeps nothing while nothing is typed', async () => {
    const { open, stored } = device();
    await open();
    expect([name().value, said(/Draf/)]).toEqual(['dari server', false]);
    await act(async () => void fireEvent.blur(name()));
    await pass(1_000);
    expect(await stored()).toBeNull();
  });

  it('keeps what was typed, says so, and begins with it the next time', async () => {
    const { open } = device();
    await open();
    await type('Ayu');
    expect(said('Menyimpan draf…')).toBe(true);
    await pass(300);
    expect(said('Draf tersimpan di perangkat ini, 10.32')).toBe(true);
    cleanup();
    await open();
    expect([name().value, said('Draf dipulihkan, 10.32')]).toEqual(['Ayu', true]);
  });

  it.each([
    ['a field is left', () => fireEvent.focusOut(name())],
    ['the page goes away', () => fireEvent(window, new Event('pagehide'))],
    ['the portal reloads itself', () => void savedForReload()],
    ['another page is shown', () => cleanup()],
  ])('keeps it at once when %s', async (_, happen) => {
    const { open, stored } = device();
    await open();
    await type('Ayu');
    await act(async () => void happen());
    await pass(0);
    expect((await stored())?.values).toMatchObject({ values: { nama: 'Ayu' } });
  });

  it('keeps files and shows them again', async () => {
    const { open } = device();
    await open();
    await press('Tambah');
    await pass(10);
    cleanup();
    await open();
    expect(said('bukti.pdf')).toBe(true);
    expect(said('Draf dipulihkan, 10.32')).toBe(true);
  });

  it('is without it after it was sent, and asks nothing any more', async () => {
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

  it('throws it away when that is confirmed, and begins again with what the server has', async () => {
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

  it('says when the device cannot keep it', async () => {
    const { open } = device({ durable: false });
    await open();
    expect(screen.getByRole('alert').textContent).toBe(
      'Penyimpanan perangkat tidak tersedia. Jangan tutup halaman ini.',
    );
    await type('Ayu');
    await pass(300);
    expect(said('Draf belum tersimpan di perangkat ini')).toBe(true);
  });

  it.each([
    ['another shape', { basis: 'draft', requestKey: 'k', values: { nama: 4 } }],
    ['nothing that can be read', { basis: 'draft', requestKey: 'k', values: null }],
  ])('is as if there were none when the draft is %s', async (_, values) => {
    const { open, drafts } = device();
    await drafts.save(key, (await drafts.read(key)).revision, contentOf(values));
    await open();
    expect([name().value, said(/Draf dipulihkan/)]).toEqual(['dari server', false]);
  });
});
