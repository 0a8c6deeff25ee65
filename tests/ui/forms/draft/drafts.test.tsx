import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../../../../src/adapters/browser/system-clock.ts';
import { draftSessions } from '../../../../src/application/draft/draft-sessions.ts';
import { draftTokens } from '../../../../src/application/draft/tokens.ts';
import { savedForReload } from '../../../../src/ui/core/errors/before-reload.ts';
import { createSessionView, enter } from '../../../../src/ui/core/session/session-view.ts';
import type { Draft } from '../../../../src/ui/forms/draft/draft.ts';
import { DropDraft } from '../../../../src/ui/forms/draft/drop-draft.tsx';
import { LeaveFormWarning } from '../../../../src/ui/forms/draft/leave-form-warning.tsx';
import { useKeptForm } from '../../../../src/ui/forms/draft/use-kept-form.ts';
import { WithDraft } from '../../../../src/ui/forms/draft/with-draft.tsx';
import { JustReadContext } from '../../../../src/ui/forms/just-read-context.ts';
import { deviceTime } from '../../../../src/ui/kit/format/date.ts';
import { contentOf, draftTools, key, noStorage, pageDrafts } from '../../../fakes/draft-fakes.ts';
import { FakeDrafts } from '../../../fakes/fake-drafts.ts';
import { ScriptedTabs } from '../../../fakes/tab-fakes.ts';
import { FakeServices } from '../../purchase/portal-page.tsx';
import { person, showWith } from '../../show-with.tsx';

interface Values {
  nama: string;
}
const read = (stored: unknown): Values | null => {
  const { nama } = stored as Values;
  return typeof nama === 'string' ? { nama } : null;
};

const Form = ({ draft }: { draft: Draft<Values> }) => {
  const form = useForm<Values>({ defaultValues: draft.restored ?? { nama: 'dari server' } });
  useKeptForm({ form, hear: () => undefined }, draft, (values) => values);
  return (
    <>
      <LeaveFormWarning when={draft.unsent} trxId="TRX-1" />
      <input aria-label="Nama" {...form.register('nama')} />
      <output>{[...draft.files.values()].map(({ name }) => name).join()}</output>
      <button type="button" onClick={() => draft.addFile(new File(['x'], 'bukti.pdf'))}>
        Tambah
      </button>
      <button type="button" onClick={() => void draft.sent()}>
        Kirim
      </button>
    </>
  );
};

/**
 * One device; each `open` shows the form in a new page. `durable`: the storage works. `open(null)` shows the form as closed since `closed`;
 * `justRead`: the server has just said that it is closed; `owner` false: another tab has the form open.
 */
const device = ({ durable = true, owner = true, justRead = true, closed = '2026-01-05T04:00:00Z' } = {}) => {
  const tools = draftTools();
  const storage = new FakeDrafts(systemClock, 0);
  const drafts = pageDrafts(durable ? storage.page() : noStorage);
  const tabs = new ScriptedTabs();
  const services = new FakeServices()
    .with(draftTokens.draftSessions, draftSessions({ ...tools, drafts }))
    .with(draftTokens.tabLeader, tabs);
  const session = createSessionView();
  enter(session, person('7'));
  const page = (basis: string | null) =>
    basis === null ? (
      <JustReadContext value={justRead}>
        <DropDraft form="apl01" trxId="TRX-1" closed={['2026-01-04T00:00:00Z', closed, null]} />
      </JustReadContext>
    ) : (
      <WithDraft form="apl01" trxId="TRX-1" basis={basis} read={read}>
        {(draft) => <Form draft={draft} />}
      </WithDraft>
    );
  const settled = () => act(async () => void (await vi.advanceTimersByTimeAsync(10)));
  return {
    storage,
    drafts,
    tabs,
    stored: async () => (await drafts.read(key)).content,
    open: async (basis: string | null = 'draft') => {
      const { rerender } = showWith(page(basis), { services, session });
      await settled();
      return async (later: string | null) => {
        tabs.first = owner ? 'mine' : 'elsewhere';
        rerender(page(later));
        await settled();
      };
    },
    otherTakesOver: () => act(() => tabs.otherTakesOver()),
    otherSteals: () => act(async () => tabs.otherSteals()),
  };
};

const now = Date.parse('2026-01-05T03:32:00Z');

/** When everything of these tests is saved, as the device says it. */
const savedAt = deviceTime(now);

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

const name = () => screen.getByLabelText<HTMLInputElement>('Nama');
const type = (text: string) => act(async () => void fireEvent.input(name(), { target: { value: text } }));
const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
const press = (label: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name: label })));
const said = (text: RegExp | string) => screen.queryByText(text) !== null;

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

const banner = 'Penyimpanan perangkat tidak tersedia. Jangan tutup halaman ini.';

const kept = `Draf tersimpan di perangkat ini, ${savedAt}`;

type Device = ReturnType<typeof device>;

const leave = async (
  { storage }: Device,
  values: unknown = { basis: 'draft', requestKey: 'k', values: { nama: 'Lama' } },
) => {
  const drafts = pageDrafts(storage.page());
  await drafts.save(key, (await drafts.read(key)).revision, contentOf(values));
};

it.each([true, false])(
  'a form on a device that removes its storage keeps all input in a new one, and stays in this tab (event: %s) (fault matrix 69)',
  async (told) => {
    const here = device();
    await here.open();
    await type('Ayu');
    await pass(300);
    await act(async () => here.storage.takeAway({ told }));
    await pass(10);
    if (told) expect([here.storage.stored.size, said(banner)]).toEqual([1, false]);
    await type('Ayu Lestari');
    await pass(300);
    expect([said('Formulir ini terbuka di tab lain'), said(banner), said(kept)]).toEqual([false, false, true]);
    expect((await here.stored())?.values).toMatchObject({ values: { nama: 'Ayu Lestari' } });
  },
);

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
