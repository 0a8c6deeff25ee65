// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { LogOut } from '../../../../src/application/account/log-out.ts';
import { logOutTokens } from '../../../../src/application/account/log-out-tokens.ts';
import { deviceTokens } from '../../../../src/application/device/tokens.ts';
import type { UnsentHere } from '../../../../src/application/exam/attempt/unsent-answers.ts';
import type { FileSaver } from '../../../../src/application/ports/device/file-saver.ts';
import { createSessionView, enter, leave } from '../../../../src/ui/core/session/session-view.ts';
import { useLogOut } from '../../../../src/ui/core/session/use-log-out.ts';
import { LeaveWarning } from '../../../../src/ui/forms/leave-warning.tsx';
import { politeWords } from '../../polite-words.ts';
import { FakeServices } from '../../purchase/portal-page.tsx';
import { person, showWith } from '../../show-with.tsx';

const LogOutButton = () => {
  const logOut = useLogOut();
  return (
    <button type="button" onClick={logOut}>
      Akhiri
    </button>
  );
};

const withDrafts = (has: boolean, unsent: Partial<UnsentHere> = {}) =>
  vi.fn<LogOut>(async (_, sure = false) =>
    has && !sure
      ? { kind: 'holdsDrafts', unsent: { exams: [], known: true, ...unsent } }
      : { kind: 'left', told: Promise.resolve(true) },
  );

const open = (unsaved: readonly boolean[], logOut = withDrafts(false), saver: FileSaver = { save: vi.fn() }) => {
  const session = createSessionView();
  enter(session, person('1'));
  const services = new FakeServices().with(logOutTokens.logOut, logOut).with(deviceTokens.fileSaver, saver);
  const { alerts } = showWith(
    <>
      <LogOutButton />
      {unsaved.map((when, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the warnings never change their order
        <LeaveWarning key={index} when={when} />
      ))}
    </>,
    { services, session },
  );
  return { session, alerts, logOut };
};

/** Opens a log-out that waits until the server answers. */
const openSlow = () => {
  let answer = (_: boolean) => {};
  const told = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  const opened = open(
    [],
    vi.fn<LogOut>(async () => ({ kind: 'left', told })),
  );
  return { ...opened, answer: (done: boolean) => act(async () => answer(done)) };
};

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const question = { name: 'Ada isian yang belum disimpan. Tetap keluar?' };

describe('logging out', () => {
  it('says so once the server has closed the session, but not to a person who has logged in meanwhile', async () => {
    const { alerts } = open([]);
    await press('Akhiri');
    expect([alerts.success, alerts.open]).toEqual([
      'Anda sudah keluar. Data Anda di perangkat ini sudah dihapus.',
      null,
    ]);
    cleanup();
    const slow = openSlow();
    await press('Akhiri');
    enter(slow.session, person('2'));
    await slow.answer(true);
    expect([slow.alerts.success, slow.alerts.open]).toEqual([null, null]);
  });

  it('asks once before it discards unsaved input, and can be cancelled', async () => {
    const { session, logOut } = open([true, true]);
    await press('Akhiri');
    expect(screen.getAllByRole('alertdialog', question)).toHaveLength(1);
    await press('Tetap di sini');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect([logOut.mock.calls.length, session.status]).toEqual([0, 'candidate']);
    await press('Akhiri');
    await press('Keluar');
    expect([logOut.mock.calls.length, session.status]).toEqual([1, 'guest']);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  const aboutDrafts = { name: 'Ada isian yang belum dikirim. Tetap keluar?' };

  it('asks first about unsent drafts, and can be cancelled (fault matrix 63)', async () => {
    const { session, logOut } = open([], withDrafts(true));
    await press('Akhiri');
    expect((await screen.findByRole('alertdialog', aboutDrafts)).textContent).toContain('akan dihapus');
    expect(screen.queryByRole('button', { name: 'Unduh jawaban' })).toBeNull();
    await press('Tutup');
    expect([logOut.mock.calls, session.status]).toEqual([[['1', false]], 'candidate']);
    await press('Akhiri');
    await screen.findByRole('alertdialog', aboutDrafts);
    await press('Keluar');
    expect([logOut.mock.calls.at(-1), session.status]).toEqual([['1', true], 'guest']);
  });

  it.each([
    ['left in another tab', null],
    ['was replaced in another tab', '2'],
  ])('closes its question and ends no session once the person %s', async (_, next) => {
    const { session, logOut } = open([], withDrafts(true));
    await press('Akhiri');
    await screen.findByRole('alertdialog', aboutDrafts);
    if (next === null) leave(session);
    else enter(session, person(next));
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(logOut.mock.calls).toEqual([['1', false]]);
    expect(session.candidate?.id ?? null).toBe(next);
  });

  it('says how many exam answers would be lost, and saves a file per exam, or reports the failure (fault matrix 72)', async () => {
    const exams = ['5', '6'].map((id) => ({ trxId: 'TRX/1', id, count: 2, copy: `salinan ${id}` }));
    const saved: [string, string][] = [];
    const save = vi.fn((file: Blob, name: string) => void file.text().then((text) => saved.push([name, text])));
    save.mockImplementationOnce(() => {
      throw new Error('no');
    });
    open([], withDrafts(true, { exams }), { save });
    await press('Akhiri');
    const title = 'Ada jawaban yang belum pasti ada di server. Tetap keluar?';
    expect((await screen.findByRole('alertdialog', { name: title })).textContent).toContain(
      'Ada 4 jawaban ujian yang belum terkirim, atau belum terbukti ada di server. Keluar akan menghapusnya dari perangkat ini.',
    );
    await press('Unduh jawaban');
    expect(politeWords()).toBe('Jawaban belum bisa diunduh. Coba lagi.');
    await press('Unduh jawaban');
    expect(politeWords()).toBe('Jawaban sudah diunduh sebagai file.');
    await vi.waitFor(() =>
      expect(saved).toEqual([
        ['jawaban-belum-terkirim-TRX-1-5.json', 'salinan 5'],
        ['jawaban-belum-terkirim-TRX-1-6.json', 'salinan 6'],
      ]),
    );
    await press('Tetap di sini');
  });

  it('says that it does not know what would be lost when the storage cannot be read (fault matrix 106)', async () => {
    const { logOut } = open([], withDrafts(true, { known: false }));
    await press('Akhiri');
    const title = 'Belum diketahui apakah ada yang belum terkirim. Tetap keluar?';
    expect((await screen.findByRole('alertdialog', { name: title })).textContent).toContain('tidak dapat dibaca');
    await press('Tetap di sini');
    expect(logOut.mock.calls).toEqual([['1', false]]);
  });

  it.each([
    ['yes', 2, 'guest'],
    ['no', 1, 'candidate'],
    ['yes, while somebody else logs in', 1, 'candidate'],
  ] as const)(
    'falls back to the browser’s question when its dialog cannot be loaded, and follows the answer: %s (fault matrix 72)',
    async (answer, calls, status) => {
      vi.doMock('../../../../src/ui/core/ask-about-drafts.tsx', () => Promise.reject(new TypeError('gone')));
      const { session, logOut } = open([], withDrafts(true));
      const asked = vi.fn((_: string) => {
        if (answer.includes('somebody')) enter(session, person('2'));
        return answer !== 'no';
      });
      vi.stubGlobal('confirm', asked);
      await press('Akhiri');
      await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
      expect(asked.mock.calls[0]?.[0]).toContain('akan dihapus');
      await vi.waitFor(() => expect([logOut.mock.calls.length, session.status]).toEqual([calls, status]));
      await act(async () => undefined);
      expect(logOut).toHaveBeenCalledTimes(calls);
      vi.doUnmock('../../../../src/ui/core/ask-about-drafts.tsx');
      vi.unstubAllGlobals();
    },
  );

  it('hides the person while the request to the server is pending, and reports its failure (fault matrix 72)', async () => {
    const { session, alerts, answer } = openSlow();
    await press('Akhiri');
    expect([session.status, session.candidate, alerts.open]).toEqual(['guest', null, null]);
    await answer(false);
    expect(alerts.open).toMatchObject({ text: expect.stringContaining('server belum bisa dihubungi') });
    expect(alerts.success).toBeNull();
  });
});
