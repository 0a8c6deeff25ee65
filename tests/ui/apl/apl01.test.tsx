import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import type { Upload } from '../../../src/application/ports/upload.ts';
import { type Apl01, unsentApl01 } from '../../../src/domain/apl/apl01.ts';
import { type Apl02, unsentApl02 } from '../../../src/domain/apl/apl02.ts';
import { type FormStatus, formStatuses, isJudged } from '../../../src/domain/assessment/form-status.ts';
import { useJustSent } from '../../../src/ui/apl/apl-form.tsx';
import { Apl01Paper } from '../../../src/ui/apl/apl01/apl01-paper.tsx';
import { Apl02Paper } from '../../../src/ui/apl/apl02/apl02-paper.tsx';
import { type Sending, type SendingSteps, useSending } from '../../../src/ui/apl/use-sending.ts';
import { AlertsContext, createAlertsView } from '../../../src/ui/core/alerts/alerts-view.ts';
import { createSessionView, SessionContext } from '../../../src/ui/core/session/session-view.ts';
import { completeContent, requirement, returnedApl01, storedFile } from '../../builders/apl01.ts';
import { showWith } from '../show-with.tsx';
import { press, showApl01 } from './apl01-shown.tsx';

const stored = [
  requirement('ktp', { title: 'Fotokopi KTP', file: storedFile }),
  requirement('ijazah', { title: 'Ijazah terakhir', file: storedFile }),
];

const declare = () => act(async () => void fireEvent.click(screen.getByRole('checkbox')));

const asked = async (label: string) => {
  await declare();
  await press(label);
  return within(await screen.findByRole('alertdialog', { name: `${label}?` }));
};

it('a returned form with an untouched note names it in the dialog before it is sent', async () => {
  await showApl01(returnedApl01(['requirement:ktp', 'address', 'position'], { requirements: stored }));
  await act(
    async () => void fireEvent.input(screen.getByLabelText('Alamat rumah'), { target: { value: 'Jalan Baru 9' } }),
  );
  const dialog = await asked('Kirim perbaikan');
  const warning = dialog.getByText(/tidak Anda ubah/).closest('div');
  expect(warning?.textContent).toContain('Fotokopi KTP');
  expect(warning?.textContent).toContain('Jabatan');
  expect(warning?.textContent).not.toContain('Alamat');
});

const named = (fullname: string, targets: readonly string[] = []) =>
  returnedApl01(targets, {
    requirements: stored,
    content: { ...completeContent, personal: { ...completeContent.personal, fullname } },
  });

it('a form whose name differs from the profile offers the change to the profile while its fields are closed', async () => {
  await showApl01(named('Nama Menurut KTP'));
  expect(screen.queryByLabelText('Nama lengkap')).toBeNull();
  expect(await screen.findByRole('button', { name: /^Ubah juga di profil/ })).toBeTruthy();
});

it('a form with a name in small letters only shows its field with the question at once', async () => {
  await showApl01(named('siti rahma'));
  expect(screen.getByLabelText('Nama lengkap')).toBeTruthy();
  expect(screen.getByText('Maksud Anda Siti Rahma?')).toBeTruthy();
});

const rows = [
  requirement('ktp', { title: 'Fotokopi KTP' }),
  requirement('cv', { title: 'Daftar riwayat hidup', required: false }),
];

const fresh = (own = {}) =>
  ({ ...returnedApl01([], { requirements: rows }), status: 'draft', review: null, ...own }) as Apl01;

const toFill = () => within(screen.getByRole('region', { name: /^Yang perlu Anda isi/ }));

const sectionNamed = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Bagian formulir' })).getByRole('link', { name }).textContent;

it('a form says at its top how much is to be filled in, and leads to each open question', async () => {
  await showApl01(fresh(), { position: '', purpose: '' });
  const names = toFill()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(screen.getByRole('heading', { name: `Yang perlu Anda isi: ${names.length}` })).toBeTruthy();
  expect(names).toEqual(['Tujuan asesmen', 'Fotokopi KTP', 'Pernyataan']);
  await act(async () => void fireEvent.click(toFill().getByRole('link', { name: 'Pernyataan' })));
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
});

it('a form counts what is open as it is filled in, for each section too, and says when nothing is left', async () => {
  await showApl01(fresh({ requirements: [] }));
  expect([sectionNamed(/^Data Pribadi/), sectionNamed(/^Pernyataan/)]).toEqual([
    'Data Pribadi lengkap',
    'Pernyataan dan Tanda Tangan1 belum diisi',
  ]);
  await declare();
  expect(screen.getByText('Semua sudah terisi')).toBeTruthy();
  expect(sectionNamed(/^Pernyataan/)).toBe('Pernyataan dan Tanda Tangan lengkap');
});

it('a returned form lists once what the reviewer objected to and what is missing, each with its state', async () => {
  await showApl01(
    returnedApl01(['requirement:ktp', 'identityNumber', 'elsewhere'], {
      requirements: [
        requirement('ktp', { title: 'Fotokopi KTP', file: storedFile }),
        requirement('ijazah', { title: 'Ijazah' }),
      ],
    }),
  );
  const listed = () =>
    within(screen.getByRole('region', { name: /^Yang perlu Anda isi atau perbaiki/ }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const rest = ['Fotokopi KTP Belum diubah', 'Ijazah ', 'Pernyataan '];
  expect(listed()).toEqual(['Nomor identitas Belum diubah', ...rest]);
  expect(screen.getAllByRole('link', { name: 'Fotokopi KTP' })).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Yang perlu Anda isi atau perbaiki: 4' })).toBeTruthy();
  expect(sectionNamed(/^Data Pribadi/)).toBe('Data Pribadi1 perlu diisi atau diperbaiki');
  await act(async () => void fireEvent.input(screen.getByLabelText('NIK'), { target: { value: '3404076005980001' } }));
  expect(listed()).toEqual(['Nomor identitas Sudah diubah', ...rest]);
  expect(screen.getByRole('heading', { name: 'Yang perlu Anda isi atau perbaiki: 3' })).toBeTruthy();
});

it('a profile photo stands below the title of its row, beside a short way to replace it', async () => {
  await showApl01(
    fresh({ requirements: [requirement('foto', { title: 'Pas foto 3×4' })] }),
    { row_foto: 'profil' },
    'data:image/png;base64,AA==',
  );
  const row = screen.getByRole('group', { name: 'Pas foto 3×4' });
  const texts = row.textContent ?? '';
  expect(texts.indexOf('Dari profil.')).toBeGreaterThan(texts.lastIndexOf('Pas foto 3×4'));
  expect(texts).toContain('dikirim persis seperti terlihat');
  expect(texts).toContain('Ganti');
  expect(texts).not.toMatch(/Pilih file|seret/);
});

it.each([
  ['met', 'Ganti'],
  ['unmet', 'Pilih file'],
] as const)('a file that the reviewer found %s is followed by the way: %s', async (verdict, way) => {
  const row = requirement('ktp', { title: 'KTP', verdict, file: storedFile });
  await showApl01(returnedApl01(['address'], { requirements: [row] }));
  expect(screen.getByRole('group', { name: 'KTP' }).textContent).toContain(way);
});

it('two rows with the same file name each other, until one of them has its own', async () => {
  await showApl01(fresh());
  const row = (name: string) => screen.getByRole('group', { name });
  const choose = (name: RegExp, file: File) =>
    act(
      async () =>
        void fireEvent.change(screen.getByLabelText(name, { selector: 'input' }), { target: { files: [file] } }),
    );
  const paper = (content: string) => new File([`%PDF-1.4 ${content}`], 'scan.pdf', { type: 'application/pdf' });
  await choose(/^Fotokopi KTP/, paper('ktp'));
  await choose(/^Daftar riwayat hidup/, paper('ktp'));
  await waitFor(() => expect(row('Fotokopi KTP').textContent).toContain('juga Anda pilih untuk Daftar riwayat hidup'));
  expect(row('Daftar riwayat hidup').textContent).toContain('juga Anda pilih untuk Fotokopi KTP');
  await choose(/^Daftar riwayat hidup/, paper('riwayat hidup'));
  await waitFor(() => expect(row('Fotokopi KTP').textContent).not.toContain('juga Anda pilih'));
});

const seenAs = (...statuses: readonly (FormStatus | undefined)[]) => {
  const [first, ...later] = statuses;
  const { result, rerender } = renderHook(({ status }) => useJustSent(status), { initialProps: { status: first } });
  for (const status of later) rerender({ status });
  return result.current;
};

it.each([
  [['draft', 'submitted'], 'first'],
  [[undefined, 'draft', 'submitted'], 'first'],
  [['unknown', 'submitted'], 'first'],
  [['draft', 'submitted', 'unknown'], 'first'],
  [['unknown', 'submitted', 'unknown'], 'first'],
  [['returned', 'submitted'], 'correction'],
  [['draft', 'returned', 'submitted', 'unknown'], 'correction'],
  [['returned', 'submitted', 'submitted'], 'correction'],
  [['submitted'], null],
  [[undefined, 'submitted'], null],
  [['unknown'], null],
  [['draft', 'unknown'], null],
  [['draft', 'submitted', 'approved'], null],
  [['draft', 'submitted', 'returned'], null],
] as const)('a form that is %j one after the other was just sent: %s', (statuses, justSent) => {
  expect(seenAs(...statuses)).toBe(justSent);
});

const ofTrx = { trxId: 'TRX-1' };

const printed = (apl01: Apl01, apl02: Apl02): string => {
  const { container, unmount } = showWith(
    <>
      <Apl01Paper apl01={apl01} />
      <Apl02Paper apl={apl02} answers={{}} fileNames={new Map()} />
    </>,
  );
  const { innerHTML } = container;
  unmount();
  return innerHTML.replace(/_r_\w+_/g, ''); // ids of React
};

const earlier = {
  signature: { image: 'data:image/png;base64,AA==', signedAt: '2026-01-02T03:04:00Z' },
  review: { at: '2026-01-02T03:04:00Z', reviewer: 'Ani Contoh', note: 'Ijazah buram', notes: [] },
};

const row = { id: '1', group: 'basic', title: 'Ijazah', required: true, file: null } as const;

it.each<FormStatus>([...formStatuses, 'unknown'])(
  'a paper that is %s shows the marks of a review only if they are of what was last sent',
  (status) => {
    const apl01 = { ...unsentApl01(ofTrx), status };
    const apl02 = { ...unsentApl02(ofTrx), status };
    const unmarked = printed({ ...apl01, requirements: [{ ...row, verdict: null }] }, apl02);
    const { review, signature } = earlier;
    const marked = printed(
      { ...apl01, requirements: [{ ...row, verdict: 'unmet' }], review, adminSignature: signature },
      { ...apl02, review, continues: false, assessorSignature: signature },
    );
    if (isJudged(status)) expect(marked).not.toBe(unmarked);
    else expect(marked).toBe(unmarked);
  },
);

interface Form {
  readonly status: FormStatus;
}

const failure = new ApiFailure({ kind: 'network' });

const open = (read: () => Promise<Form | null> = async () => null) => {
  const alerts = createAlertsView();
  const uploads: Upload[] = [];
  let end: { readonly resolve: (where: Sending) => void; readonly reject: (error: unknown) => void } | null = null;
  const arrived = vi.fn(async (): Promise<Sending> => ({ kind: 'idle' }));
  const steps: SendingSteps<Form> = {
    attempt: (upload) => {
      uploads.push(upload);
      return new Promise((resolve, reject) => {
        end = { resolve, reject };
      });
    },
    read,
    arrived,
  };
  const session = createSessionView();
  const { result, unmount } = renderHook(() => useSending(steps), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <SessionContext value={session}>
        <AlertsContext value={alerts}>{children}</AlertsContext>
      </SessionContext>
    ),
  });
  return {
    alerts,
    arrived,
    unmount,
    kind: () => result.current.sending.kind,
    start: () => act(async () => result.current.start()),
    stop: () => act(async () => result.current.stop()),
    check: () => act(async () => result.current.check()),
    stopped: () => uploads.at(-1)?.signal?.aborted,
    ends: (where: Sending) => act(async () => end?.resolve(where)),
    fails: () => act(async () => end?.reject(failure)),
  };
};

describe('the sending of a form with files', () => {
  it('continues when the form unmounts, and only its button stops it', async () => {
    const { start, stop, stopped, unmount } = open();
    await start();
    expect(stopped()).toBe(false);
    unmount();
    expect(stopped()).toBe(false);
    const other = open();
    await other.start();
    await other.stop();
    expect(other.stopped()).toBe(true);
    await stop();
  });

  it('reports no lost response of a form that has gone when the server has the data', async () => {
    const { start, unmount, fails, alerts } = open(async () => ({ status: 'submitted' }));
    await start();
    unmount();
    await fails();
    expect(alerts.open).toBeNull();
  });

  it('can be checked again after a cancellation with an unknown result', async () => {
    const reads: (() => Promise<Form | null>)[] = [
      () => Promise.reject(failure),
      async () => ({ status: 'unknown' }),
      async () => null,
      async () => ({ status: 'draft' }),
      async () => ({ status: 'submitted' }),
    ];
    const { start, ends, check, kind, alerts, arrived } = open(() => reads.shift()?.() ?? Promise.reject(failure));
    await start();
    await ends({ kind: 'unknown', checking: false });
    await check();
    expect([kind(), alerts.open?.kind]).toEqual(['unknown', 'failure']);
    await check();
    expect([kind(), arrived.mock.calls.length]).toEqual(['unknown', 0]);
    await check();
    expect([kind(), arrived.mock.calls.length]).toEqual(['unknown', 0]); // the server may return no form at all
    await check();
    expect([kind(), arrived.mock.calls.length]).toEqual(['cancelled', 0]);
    await check();
    expect(arrived).toHaveBeenCalledWith({ status: 'submitted' });
    expect(kind()).toBe('idle');
  });
});
