import { act, cleanup } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contentOf, key, pageDrafts } from '../../../fakes/draft-fakes.ts';
import { atClock, device, name, pass, press, said, savedAt, type } from './drafted-page.tsx';

atClock();

const banner = 'Penyimpanan perangkat tidak tersedia. Jangan tutup halaman ini.';
const elsewhere = 'Formulir ini terbuka di tab lain';
const kept = `Draf tersimpan di perangkat ini, ${savedAt}`;

type Device = ReturnType<typeof device>;
const leave = async (
  { storage }: Device,
  values: unknown = { basis: 'draft', requestKey: 'k', values: { nama: 'Lama' } },
) => {
  const drafts = pageDrafts(storage.page());
  await drafts.save(key, (await drafts.read(key)).revision, contentOf(values));
};
const happens = (what: () => void) => act(async () => void what());

describe('a form on a device that removes its storage (fault matrix 69)', () => {
  it.each([true, false])('keeps all input in a new storage, and stays in this tab (event: %s)', async (told) => {
    const here = device();
    await here.open();
    await type('Ayu');
    await pass(300);
    await happens(() => here.storage.takeAway({ told }));
    await pass(10);
    if (told) expect([here.storage.stored.size, said(banner)]).toEqual([1, false]);
    await type('Ayu Lestari');
    await pass(300);
    expect([said(elsewhere), said(banner), said(kept)]).toEqual([false, false, true]);
    expect((await here.stored())?.values).toMatchObject({ values: { nama: 'Ayu Lestari' } });
  });

  it('says so until the storage is back, which needs no press', async () => {
    const here = device();
    await here.open();
    await type('Ayu');
    await pass(300);
    here.storage.fails = true;
    await happens(() => here.storage.takeAway());
    await pass(10);
    expect([said(banner), said(elsewhere)]).toEqual([true, false]);
    here.storage.fails = false;
    await pass(2_000);
    expect([said(banner), here.storage.stored.size]).toEqual([false, 1]);
  });
});

describe('a form on a device with a storage that does not answer (fault matrix 68)', () => {
  const openHanging = async () => {
    const here = device();
    await leave(here);
    here.storage.hangs = true;
    await here.open();
    await pass(4_000);
    expect([name().value, said(banner)]).toEqual(['dari server', true]);
    return here;
  };
  const answers = async (here: Device) => {
    here.storage.hangs = false;
    await pass(2_000);
    await pass(10);
  };

  it('opens anyway, and shows its draft as soon as it can be read', async () => {
    const here = await openHanging();
    await answers(here);
    expect([name().value, said(`Draf dipulihkan, ${savedAt}`), said(banner)]).toEqual(['Lama', true, false]);
  });

  it.each([
    ['Pakai isian ini', 'Baru'],
    ['Buka draf itu', 'Lama'],
  ])('asks which text counts when something was typed meanwhile: %s', async (label, value) => {
    const here = await openHanging();
    await type('Baru');
    await pass(300);
    await answers(here);
    expect([name().value, said('Ada draf lain di perangkat ini')]).toEqual(['Baru', true]);
    await press(label);
    await pass(1_000);
    expect([name().value, said(/Ada draf lain/), said(banner)]).toEqual([value, false, false]);
    expect((await here.stored())?.values).toMatchObject({ values: { nama: value } });
  });

  it('asks also when the form was left and reopened before the storage answered', async () => {
    const here = await openHanging();
    await type('Baru');
    await pass(300);
    cleanup();
    await answers(here);
    await here.open();
    await pass(100);
    expect([name().value, said('Ada draf lain di perangkat ini')]).toEqual(['Baru', true]);
    await press('Pakai isian ini');
    await pass(1_000);
    expect((await here.stored())?.values).toMatchObject({ values: { nama: 'Baru' } });
  });

  it('without a draft returns to the storage by itself', async () => {
    const here = device();
    here.storage.hangs = true;
    await here.open();
    await pass(4_000);
    await type('Baru');
    await pass(300);
    expect([said(banner), said('Draf belum tersimpan di perangkat ini')]).toEqual([true, true]);
    await answers(here);
    expect([said(banner), said(kept), here.storage.stored.size]).toEqual([false, true, 1]);
  });
});

describe('a draft that cannot be decrypted (fault matrix 70)', () => {
  const notice = `Draf APL 01 yang disimpan ${savedAt} di perangkat ini tidak dapat dibuka`;

  it('is reported with its form and time, stays in the storage, and is replaced by new input', async () => {
    const here = device();
    await leave(here);
    here.storage.spoilt.add(JSON.stringify([key.user, key.form, key.subject]));
    await here.open();
    expect([name().value, said(notice), said(/Draf dipulihkan/)]).toEqual(['dari server', true, false]);
    expect(here.storage.spoilt.size).toBe(1);
    await type('Ayu');
    await pass(300);
    expect([said(kept), (await here.stored())?.values]).toMatchObject([true, { values: { nama: 'Ayu' } }]);
  });
});
