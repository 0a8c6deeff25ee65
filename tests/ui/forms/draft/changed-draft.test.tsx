import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contentOf, key } from '../../../fakes/draft-fakes.ts';
import { atClock, device, name, pass, press, said, type } from './drafted-page.tsx';

atClock();

describe('a form that has changed on the server', () => {
  const withOlder = async () => {
    const own = device();
    const change = await own.open('draft');
    await type('Ayu');
    await change('returned');
    expect(screen.queryByLabelText('Nama')).toBeNull();
    return own;
  };

  it('asks which version counts, and continues with the draft', async () => {
    const { stored } = await withOlder();
    await press('Lanjutkan draf');
    await pass(300);
    expect(name().value).toBe('Ayu');
    expect((await stored())?.values).toMatchObject({ basis: 'returned', values: { nama: 'Ayu' } });
  });

  it('asks which version counts, and continues with the server’s version', async () => {
    const { stored } = await withOlder();
    await press('Buang draf');
    await press('Ya, buang');
    await pass(10);
    expect([name().value, await stored()]).toEqual(['dari server', null]);
  });

  const closedWith = async (circumstances: Parameters<typeof device>[0]) => {
    const { open, stored, tabs } = device(circumstances);
    const change = await open();
    await type('Ayu');
    await pass(300);
    expect(await stored()).not.toBeNull();
    const before = tabs.count.end;
    await change(null);
    return { draft: await stored(), ended: tabs.count.end - before };
  };

  it('drops the draft when it can no longer be edited, and releases its lock', async () => {
    const { draft, ended } = await closedWith({});
    expect([draft, ended]).toEqual([null, 2]); // both the form and the deletion have released their lock
  });

  it.each([
    ['that was read a while ago', { justRead: false }],
    ['while another tab has it open', { owner: false }],
    ['and the draft is younger than that', { closed: '2026-01-05T03:31:00Z' }],
  ])('keeps the draft when it can no longer be edited %s', async (_, circumstances) => {
    expect((await closedWith(circumstances)).draft?.values).toMatchObject({ values: { nama: 'Ayu' } });
  });
});

describe('with two tabs on one form', () => {
  const notice = 'Formulir ini terbuka di tab lain';

  it('the second tab can continue here, with the newest draft', async () => {
    const { open, drafts, tabs, otherSteals } = device();
    await open();
    await otherSteals();
    expect(said(notice)).toBe(true);
    const envelope = { basis: 'draft', requestKey: 'k', values: { nama: 'dari tab lain' } };
    await drafts.save(key, (await drafts.read(key)).revision, contentOf(envelope));
    await press('Lanjutkan di sini');
    await pass(10);
    expect(tabs.count.takeOver).toBe(1);
    expect([name().value, said(notice)]).toEqual(['dari tab lain', false]);
  });

  it('the first tab saves before it hands over, then accepts no input and asks nothing', async () => {
    const { open, stored, otherTakesOver } = device();
    await open();
    await type('Ayu');
    await otherTakesOver();
    expect((await stored())?.values).toMatchObject({ values: { nama: 'Ayu' } });
    expect([said(notice), name().closest('[inert]') !== null, name().value]).toEqual([true, true, 'Ayu']);
    expect(said(/belum sempat disimpan/)).toBe(false);
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect([closing.defaultPrevented, said('Kembali Ke Timeline Sertifikasi')]).toEqual([false, false]);
  });

  it('the first tab says that its last input could not be saved when the second one did not wait', async () => {
    const { open, stored, otherSteals } = device();
    await open();
    await type('Ayu');
    await otherSteals();
    await pass(1_000);
    expect([said(/belum sempat disimpan/), name().value, await stored()]).toEqual([true, 'Ayu', null]);
  });
});
