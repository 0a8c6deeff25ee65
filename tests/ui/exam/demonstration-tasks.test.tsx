// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memoryBackedDraftStore } from '../../../src/adapters/browser/memory-backed-draft-store.ts';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { draftDesk } from '../../../src/application/draft/draft-desk.ts';
import { demonstrationQueries } from '../../../src/application/exam/demonstration-queries.ts';
import { uploadDemonstration } from '../../../src/application/exam/upload-demonstration.ts';
import type { ExamUpload, UploadOptions } from '../../../src/application/ports/exam-repository.ts';
import type { Contender } from '../../../src/application/ports/tab-ownership.ts';
import { T } from '../../../src/application/tokens.ts';
import { defaultConfig } from '../../../src/default-config.ts';
import type { ExamPaper, UploadedFile } from '../../../src/domain/exam/question.ts';
import { AlertsContext, createAlertsView } from '../../../src/ui/alerts/alerts-view.ts';
import { ConfigContext } from '../../../src/ui/config-context.ts';
import { DemonstrationTasks } from '../../../src/ui/exam/demonstration-tasks.tsx';
import { useSheet } from '../../../src/ui/exam/use-sheet.ts';
import { ServicesContext } from '../../../src/ui/services.tsx';
import { createSessionView, enter, SessionContext } from '../../../src/ui/session/session-view.ts';
import { anExam } from '../../builders/exam.ts';
import { imageOf, pdfHead } from '../../builders/images.ts';
import { draftTools, otherTab } from '../../fakes/draft-fakes.ts';
import { FakeServices } from '../purchase/portal-page.tsx';

const exam = anExam({ id: 'demo', kind: 'demonstration', type: null, questionCount: 1 });
const paper: ExamPaper = {
  examId: 'demo',
  trxId: 'TRX-1',
  instructionsHtml: null,
  scenarioHtml: null,
  steps: [],
  units: [],
  questions: [{ kind: 'upload', id: 't1', no: 1, html: 'Unggah laporan.', maxKb: 10 }],
  answers: [],
};
const fileOf = (name: string, size = 1000, head: readonly number[] = pdfHead) => new File([imageOf(head, size)], name);
const nothing = () => Promise.reject(new Error('no storage'));

type Upload = (task: ExamUpload, options: UploadOptions) => Promise<UploadedFile>;

const Page = () => {
  const [closed, setClosed] = useState(false);
  return (
    <>
      <DemonstrationTasks exam={exam} paper={paper} closed={closed} elsewhere={false} sheet={useSheet(1)} />
      <button type="button" onClick={() => setClosed(true)}>
        Waktu habis
      </button>
    </>
  );
};

/** One device before one server; `open` shows the tasks as a page that was just loaded does. */
const device = () => {
  const tools = draftTools();
  const none = { read: nothing, readAll: nothing, save: nothing, holdsAny: nothing, clear: nothing };
  const drafts = memoryBackedDraftStore(none, { ...tools, tabs: otherTab() });
  const server = { file: null as UploadedFile | null, statusCalls: 0, keys: [] as string[], online: true };
  let upload: Upload = async ({ file }) => ({
    id: 'f-1',
    name: file.name,
    size: file.size,
    uploadedAt: '2026-03-02T02:10:00Z',
  });
  const exams = {
    upload: async (task: ExamUpload, options: UploadOptions) => {
      server.keys.push(options.requestKey);
      server.file = await upload(task, options);
      return server.file;
    },
    uploaded: async () => {
      server.statusCalls += 1;
      if (!server.online) throw new ApiFailure({ kind: 'network' });
      return server.file;
    },
  };
  const known = { known: true, estimated: false, deviceAhead: 0 };
  const services = new FakeServices()
    .with(T.draftDesk, draftDesk({ ...tools, drafts }))
    .with(T.tabOwnership, {
      compete: (_: string, own: Contender) => {
        queueMicrotask(() => own.changed('mine'));
        return { takeOver: async () => undefined, end: () => undefined };
      },
    })
    .with(T.serverClock, { state: new BehaviorSubject(known), now: () => Date.parse('2026-03-02T02:05:00Z') })
    .with(T.demonstrationQueries, demonstrationQueries({ exams }))
    .with(T.uploadDemonstration, uploadDemonstration({ exams, realtime: { announceChange: () => undefined } }));
  const session = createSessionView();
  enter(session, { id: '7', email: 'ayu@contoh.example', fullname: 'Ayu', photo: null, emailVerified: true });
  return {
    server,
    uploads: (next: Upload) => {
      upload = next;
    },
    open: () =>
      render(
        <ConfigContext value={defaultConfig}>
          <ServicesContext value={services}>
            <SessionContext value={session}>
              <AlertsContext value={createAlertsView()}>
                <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
                  <Page />
                </QueryClientProvider>
              </AlertsContext>
            </SessionContext>
          </ServicesContext>
        </ConfigContext>,
      ),
  };
};

const choose = async (file: File) => {
  const input = await screen.findByLabelText(/^File (hasil|pengganti)/);
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
};
const press = async (name: string) => act(async () => screen.getByRole('button', { name }).click());
const uploaded = () => screen.findByText(/diterima server/, { selector: 'small' });

let here: ReturnType<typeof device>;
beforeEach(() => {
  here = device();
});
afterEach(cleanup);

describe('a task of a demonstration', () => {
  it('uploads what is chosen, and shows what the server has', async () => {
    here.open();
    await choose(fileOf('laporan.pdf'));
    expect(await uploaded()).toBeTruthy();
    expect(screen.getByText('laporan.pdf')).toBeTruthy();
    expect(screen.queryByLabelText(/^File hasil/)).toBeNull();
  });

  it.each([
    ['tepat.pdf', 10_000, pdfHead, null],
    ['besar.pdf', 10_001, pdfHead, 'File tidak boleh berukuran lebih dari 10 KB'],
    ['kosong.pdf', 0, pdfHead, 'File kosong'],
    ['palsu.pdf', 100, [1, 2, 3], 'Jenis file tidak sesuai'],
  ])('judges %s of %d bytes before anything goes out', async (name, size, head, refusal) => {
    here.open();
    await choose(fileOf(name, size, head));
    if (refusal === null) return expect(await uploaded()).toBeTruthy();
    expect((await screen.findByText(new RegExp(refusal))).textContent).toContain(name);
    expect(here.server.keys).toEqual([]);
  });

  it('keeps a file whose upload was cut, and the retry is the same request (fault matrix 49)', async () => {
    here.open();
    here.uploads(() => Promise.reject(new ApiFailure({ kind: 'network' })));
    await choose(fileOf('laporan.pdf'));
    expect(await screen.findByText('Kesalahan jaringan')).toBeTruthy();
    here.uploads(async ({ file }) => ({
      id: 'f-1',
      name: file.name,
      size: file.size,
      uploadedAt: '2026-03-02T02:10:00Z',
    }));
    await press('Coba lagi');
    expect(await uploaded()).toBeTruthy();
    const [first, second] = here.server.keys;
    expect(second).toBe(first);
  });

  it('keeps a file that the server has no room for (fault matrix 13)', async () => {
    here.open();
    here.uploads(() => Promise.reject(new ApiFailure({ kind: 'http', status: 507 })));
    await choose(fileOf('laporan.pdf'));
    expect(await screen.findByText('Terjadi kesalahan pada media penyimpanan')).toBeTruthy();
    expect(screen.getByText('laporan.pdf')).toBeTruthy();
  });

  it('still has the file after a reload, and asks the server whether it has arrived meanwhile', async () => {
    const first = here.open();
    here.uploads(() => Promise.reject(new ApiFailure({ kind: 'network' })));
    here.server.online = false;
    await choose(fileOf('laporan.pdf'));
    await screen.findByText(/Belum diketahui/);
    first.unmount();

    const second = here.open();
    expect(await screen.findByText('laporan.pdf')).toBeTruthy();
    expect(screen.getByText('File ini belum terunggah')).toBeTruthy();
    second.unmount();

    here.server.online = true;
    here.server.file = { id: 'f-1', name: 'laporan.pdf', size: 1000, uploadedAt: '2026-03-02T02:10:00Z' };
    here.open();
    expect(await uploaded()).toBeTruthy();
    expect(screen.queryByText('File ini belum terunggah')).toBeNull();
    expect(here.server.keys).toHaveLength(1);
  });

  it('can be stopped, and goes out at the next try', async () => {
    here.open();
    here.uploads(
      (_, { signal, onProgress }) =>
        new Promise((_resolve, reject) => {
          onProgress(400, 1000);
          signal.addEventListener('abort', () => reject(new ApiFailure({ kind: 'cancelled' })));
        }),
    );
    await choose(fileOf('laporan.pdf'));
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('40');
    await press('Batalkan');
    expect(await screen.findByText(/Unggahan dibatalkan/)).toBeTruthy();
    here.uploads(async ({ file }) => ({
      id: 'f-1',
      name: file.name,
      size: file.size,
      uploadedAt: '2026-03-02T02:10:00Z',
    }));
    await press('Unggah sekarang');
    expect(await uploaded()).toBeTruthy();
  });

  it('can be replaced while the time runs, as another request, and not after it', async () => {
    here.open();
    await choose(fileOf('laporan.pdf'));
    await uploaded();
    here.uploads(async ({ file }) => ({
      id: 'f-2',
      name: file.name,
      size: file.size,
      uploadedAt: '2026-03-02T02:20:00Z',
    }));
    await press('Ganti file');
    await choose(fileOf('laporan-baru.pdf'));
    expect(await screen.findByText('laporan-baru.pdf')).toBeTruthy();
    await screen.findByRole('button', { name: 'Ganti file' });
    expect(new Set(here.server.keys).size).toBe(2);
    await press('Waktu habis');
    expect(screen.queryByRole('button', { name: 'Ganti file' })).toBeNull();
    expect(screen.queryByLabelText(/^File/)).toBeNull();
  });
});
