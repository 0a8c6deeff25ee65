import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NEVER, of } from 'rxjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nobleHasher } from '../../../src/adapters/browser/noble-hasher.ts';
import { HttpExamRepository } from '../../../src/adapters/http/exam/http-exam-repository.ts';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { examAttemptTokens } from '../../../src/application/exam/attempt-tokens.ts';
import { checkReceipt } from '../../../src/application/exam/check-receipt.ts';
import { examQueries } from '../../../src/application/exam/exam-queries.ts';
import { examTokens } from '../../../src/application/exam/tokens.ts';
import { timeTokens } from '../../../src/application/time/tokens.ts';
import { defaultConfig } from '../../../src/configuration/default-config.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import { answersText } from '../../../src/domain/exam/answers-text.ts';
import type { Exam, Exams } from '../../../src/domain/exam/exam.ts';
import type { ExamContent } from '../../../src/domain/exam/question.ts';
import { statusText } from '../../../src/ui/core/failure-text.ts';
import { paths } from '../../../src/ui/core/paths.ts';
import ExamPage from '../../../src/ui/exam/exam-page.tsx';
import { ExamCard } from '../../../src/ui/exam/list/exam-card.tsx';
import { ExamLocked } from '../../../src/ui/exam/list/exam-locked.tsx';
import { ExamRules } from '../../../src/ui/exam/list/exam-rules.tsx';
import { ExamStart } from '../../../src/ui/exam/list/exam-start.tsx';
import { UploadedAnswer } from '../../../src/ui/exam/practical/uploaded-answer.tsx';
import { ReceiptPaper } from '../../../src/ui/exam/receipt/receipt-paper.tsx';
import { anExam } from '../../builders/exam.ts';
import { SetServerClock } from '../../fakes/time-fakes.ts';
import { jsonReply } from '../../unit/adapters/http/replies.ts';
import { scriptedClient } from '../../unit/adapters/http/scripted-client.ts';
import { openPages } from '../purchase/portal-page.tsx';
import { FakeServices, sessionOf, showWith } from '../show-with.tsx';
import { examOfEachTest, field, press, second } from './exam-in-progress.tsx';
import { examsOf } from './exams-of.ts';

const trxid = encodeTrxId('TRX-1');

const ready = anExam({ status: 'ready', startedAt: null, questionCount: 30 });

const trueOrFalse = anExam({ id: 'bs', type: 'benar-salah', status: 'ready', startedAt: null });

const digest = nobleHasher.sha256(answersText(['q1'], () => 'A'));

const submitted = anExam({
  status: 'submitted',
  receipt: { number: 'TTU-1', submittedAt: '2026-03-02T02:40:00.000Z', answered: 1, total: 1, digest },
});

const paperWith = (value: string): ExamContent => ({
  examId: ready.id,
  trxId: 'TRX-1',
  instructionsHtml: null,
  scenarioHtml: null,
  steps: [],
  units: [],
  questions: [{ kind: 'essay', id: 'q1', no: 1, html: 'Soal', longest: null }],
  answers: [
    {
      questionId: 'q1',
      current: { value, doubtful: false, revision: 1, device: 'd', answeredAt: '2026-03-02T02:30:00.000Z' },
      others: [],
      file: null,
    },
  ],
});

const neverRead = () => new Promise<ExamContent>(() => undefined);

const refused = new ApiFailure({ kind: 'refused', serverMessage: 'Ujian belum dibuka.' });

const lost = new ApiFailure({ kind: 'network' });

interface Given {
  readonly unknown?: Exams['unknown'];
  readonly type?: string;
  readonly search?: string;
  readonly content?: () => Promise<ExamContent>;
  readonly start?: () => Promise<Exam>;
  readonly remaining?: number;
}

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the page of an exam', () => {
  const open = (
    exams: readonly Exam[],
    { unknown = [], type, search = '', content = neverRead, start = async () => anExam(), remaining }: Given = {},
  ) => {
    const server = { exams };
    const args = { trxid, ...(type && { type }) };
    window.history.replaceState(null, '', paths.writtenExam.to(args) + search);
    const starts = vi.fn((..._: unknown[]) => start());
    const services = new FakeServices()
      .with(examTokens.examQueries, { exams: async () => ({ ...examsOf(server.exams), unknown }), content })
      .with(examAttemptTokens.startTimer, starts)
      .with(timeTokens.serverClock, new SetServerClock())
      .with(examTokens.watchCountdown, () =>
        remaining === undefined ? NEVER : of({ remaining, over: remaining === 0, estimated: false }),
      )
      .with(examAttemptTokens.checkReceipt, checkReceipt({ hasher: nobleHasher }));
    const page = <ExamPage args={{ ...args, kind: 'written' }} title="Ujian Tertulis" />;
    return { server, starts, ...showWith(page, { services, session: sessionOf() }) };
  };

  const press = async (name: string | RegExp) =>
    act(async () => void fireEvent.click(await screen.findByRole('button', { name })));

  const begin = async () => {
    fireEvent.click(await screen.findByRole('checkbox'));
    await press('Mulai ujian');
  };

  describe('a written exam with no type in its address', () => {
    it('is chosen from the list when there are several', async () => {
      open([ready, trueOrFalse]);
      await waitFor(() => expect(location.pathname).toBe(paths.exams.to({ trxid })));
    });

    it('is reported missing when the assessment has none', async () => {
      open([anExam({ kind: 'essay', type: null })]);
      expect(await screen.findByText('Data tidak ditemukan')).toBeTruthy();
      expect(linkTo('Lihat daftar ujian')).toBe(paths.exams.to({ trxid }));
    });
  });

  it('a written exam of an unknown type shows its name and the contact', async () => {
    const isian = { id: 'i', title: 'Isian singkat', kind: 'written', type: 'isian' };
    const unknown = [{ ...isian, status: 'ready', note: null, receipt: null } as const];
    open([ready], { unknown, type: 'isian' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Isian singkat' })).toBeTruthy();
    expect(screen.getByText(/belum mengenal jenis ujian ini/)).toBeTruthy();
    expect(linkTo('Lihat daftar ujian')).toBe(paths.exams.to({ trxid }));
  });

  it('an exam that was closed while it ran says so, and names the contact (fault matrix 8)', async () => {
    open([anExam({ status: 'locked', note: 'Listrik padam.' })]);
    expect(await screen.findByText('Ujian ini ditutup')).toBeTruthy();
    expect(screen.getByText('Listrik padam.')).toBeTruthy();
    expect(screen.getByText(/Hubungi asesor Hendrawan/)).toBeTruthy();
  });

  it('an exam that opens later names its closing', async () => {
    const exam = { ...ready, opensAt: '2026-03-02T01:00:00.000Z', closesAt: '2026-03-02T10:00:00.000Z' };
    showWith(<ExamLocked all={examsOf([exam])} exam={exam} left={null} />, { services: new FakeServices() });
    expect(await screen.findByText('Ujian dibuka pada hari asesmen')).toBeTruthy();
    expect(screen.getByText('Ujian ditutup Senin, 2 Maret 2026, 17.00 WIB.')).toBeTruthy();
  });

  it('an exam with an unknown status can neither be started nor answered', async () => {
    open([{ ...ready, status: 'unknown' }]);
    expect(await screen.findByText('Status ujian tidak dikenal')).toBeTruthy();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Periksa lagi']);
  });

  it('an exam that was not taken says so, and leads, as a judged one without a receipt does, to the result', async () => {
    const missed = { ...trueOrFalse, status: 'missed' } as const;
    open([{ ...submitted, status: 'assessed' }, missed], { type: 'benar-salah' });
    expect(await screen.findByText('Anda tidak mengikuti ujian ini')).toBeTruthy();
    expect(linkTo('Lihat hasil asesmen')).toBe(paths.result.to({ trxid }));
    expect(screen.getByText(/Asesor memutuskan berdasarkan ujian yang Anda ikuti/)).toBeTruthy();
    expect(linkTo('tulis kepada LSP')).toBe(`/kontak?tulis=absence&trx=${trxid}`);
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    open([{ ...submitted, status: 'assessed', receipt: null }]);
    expect(await screen.findByText('Ujian sudah dinilai')).toBeTruthy();
    expect(linkTo('Lihat hasil asesmen')).toBe(paths.result.to({ trxid }));
  });

  describe('the start of an exam', () => {
    it('shows the duration and the number of questions, links to the rehearsal, and names no closing where the server sends none', async () => {
      open([{ ...ready, extraMinutes: 15 }]);
      expect(await screen.findByText('30 soal')).toBeTruthy();
      expect(screen.getAllByText(/75 menit \(60 \+ 15 menit tambahan\)/).length).toBeGreaterThan(0);
      expect(linkTo('Coba dulu di Gladi bersih')).toBe(paths.rehearsal.to({ trxid }));
      expect(screen.queryByText('Ditutup')).toBeNull();
    });

    it.each([
      [30, 'Ujian ditutup pukul 17.00 WIB: Anda punya 30 menit, bukan 60.', 'waktu 30 menit langsung'],
      [0, 'Ujian ditutup pukul 17.00 WIB: waktunya hampir habis.', 'waktu ujian langsung'],
    ])('says how much time there is when the exam closes in %i minutes', async (left, closes, runs) => {
      const closesAt = '2026-03-02T10:00:00.000Z';
      open([{ ...ready, closesAt }], { remaining: left * 60_000 });
      expect(await screen.findByText(closes, { exact: false })).toBeTruthy();
      expect(document.getElementById('waktu-ujian')?.textContent).toContain(runs);
    });

    it('of an observation is confirmed with the assessor present', async () => {
      const observation = { ...ready, kind: 'observation', type: null } as const;
      const services = new FakeServices().with(timeTokens.serverClock, new SetServerClock());
      showWith(<ExamStart all={examsOf([observation])} exam={observation} user="7" />, { services });
      expect(
        await screen.findByRole('checkbox', { name: 'Saya siap memulai, dan asesor sudah bersama saya.' }),
      ).toBeTruthy();
      expect(screen.getByText('Mulailah saat asesor sudah bersama Anda')).toBeTruthy();
    });

    it('requires the candidate to confirm readiness and that the time starts now', async () => {
      const { starts } = open([ready]);
      await press('Mulai ujian');
      expect(screen.getByText('Centang ini dahulu untuk memulai ujian')).toBeTruthy();
      expect(document.activeElement).toBe(screen.getByRole('checkbox'));
      expect(starts).not.toHaveBeenCalled();
      const button = screen.getByRole('button', { name: 'Mulai ujian' });
      const told = document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
      expect(told).toMatch(/waktu 60 menit langsung berjalan dan tidak dapat dihentikan atau diulang/);
    });

    it('is requested once, however often it is pressed, and leads into the exam', async () => {
      let answer = (_: Exam) => {};
      const { server, starts } = open([ready], { start: () => new Promise((resolve) => (answer = resolve)) });
      await begin();
      await press(/^Mulai ujian/);
      expect(starts).toHaveBeenCalledTimes(1);
      expect(starts).toHaveBeenCalledWith(expect.objectContaining({ trxId: 'TRX-1', id: ready.id }), '7');
      server.exams = [anExam()];
      await act(async () => answer(anExam()));
      await waitFor(() => expect(document.querySelector('[data-skeleton=exam]')).toBeTruthy());
      expect(screen.queryByRole('button', { name: 'Mulai ujian' })).toBeNull();
    });

    it('that another tab has already requested is no error: the page shows the current exam', async () => {
      const { server, alerts } = open([ready], { start: () => Promise.reject(refused) });
      await screen.findByRole('checkbox');
      server.exams = [submitted];
      await begin();
      expect(await screen.findByText('TTU-1')).toBeTruthy();
      expect(alerts.open).toBeNull();
    });

    it.each([
      ['refuses', refused, { kind: 'notice', text: 'Ujian belum dibuka. Waktu ujian belum berjalan.' }],
      ['cannot be reached', lost, { kind: 'failure', thrown: { error: lost } }],
    ])('shows the failure when the server %s, and can be tried again', async (_, error, told) => {
      const { alerts, starts } = open([ready], { start: () => Promise.reject(error) });
      await begin();
      await waitFor(() => expect(alerts.open).toMatchObject(told));
      await press('Mulai ujian');
      await waitFor(() => expect(starts).toHaveBeenCalledTimes(2));
    });
  });

  describe('the receipt of an exam', () => {
    it('shows its number, its time in WIB, the number of answers and the full digest', async () => {
      open([submitted, trueOrFalse], { type: 'pilihan-ganda' });
      expect(await screen.findByText('TTU-1')).toBeTruthy();
      expect(screen.getByText('Senin, 2 Maret 2026, 09.40 WIB')).toBeTruthy();
      expect(screen.getByText('1 dari 1')).toBeTruthy();
      expect(document.querySelector('code')?.textContent).toBe(digest);
      expect(linkTo('Lanjut ke Ujian Benar–Salah')).toBe(paths.writtenExam.to({ type: 'benar-salah', trxid }));
      expect(screen.queryByRole('button', { name: 'Unduh log ujian' })).toBeNull();
    });

    it.each([
      ['all its minutes', {}, '60 menit'],
      ['a closing after them', { closesAt: '2026-03-02T10:00:00.000Z' }, '60 menit'],
      [
        'less, because it closed',
        { closesAt: '2026-03-02T02:09:00.000Z' },
        '9 dari 60 menit (ditutup pukul 09.09 WIB)',
      ],
    ])('says the length that the candidate had, and when it began: %s', async (_, closing, length) => {
      open([{ ...submitted, ...closing }]);
      const cellOf = async (name: string) => (await screen.findByText(name)).closest('tr, div')?.textContent;
      expect(await cellOf('Lama ujian')).toContain(`Lama ujian${length}`);
      expect(await cellOf('Waktu mulai')).toContain('Senin, 2 Maret 2026, 09.00 WIB');
    });

    it.each([
      ['A', 'Cocok'],
      ['B', 'Tidak cocok'],
    ])('checked again over the answer %s says: %s', async (value, verdict) => {
      open([submitted], { content: async () => paperWith(value) });
      await press('Periksa lagi');
      expect(await screen.findByText(verdict)).toBeTruthy();
    });

    it('says when it cannot be checked now, and claims nothing', async () => {
      const { alerts } = open([submitted], { content: () => Promise.reject(lost) });
      await press('Periksa lagi');
      await waitFor(() => expect(alerts.open).toMatchObject({ kind: 'failure' }));
      expect(screen.queryByText(/^(Cocok|Tidak cocok)$/)).toBeNull();
    });
  });
});

describe('an exam that waits for the assessor', () => {
  const here = examOfEachTest();

  beforeEach(() => {
    here.server.locked = true;
  });

  const polled = async (milliseconds: number) => {
    await act(() => vi.advanceTimersByTimeAsync(milliseconds));
    await here.settle();
  };

  it('updates by itself when it is opened, without the socket', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await here.open();
    expect(screen.getByText('Halaman ini berubah sendiri begitu ujian dibuka.')).toBeTruthy();
    await polled(75 * second);
    expect(screen.getByText('Ujian ini ditutup')).toBeTruthy();
    here.server.locked = false;
    await polled(75 * second);
    await vi.waitFor(() => expect(field()).toBeTruthy());
  });

  it('says when it cannot be read, and the next press reads it again', async () => {
    await here.open();
    here.server.online = false;
    await press('Periksa lagi');
    await here.settle();
    expect(here.alerts.open).toMatchObject({ kind: 'failure' });
    expect(screen.queryByText('Status ujian belum berubah.')).toBeNull();
    here.server.online = true;
    here.server.locked = false;
    await press('Periksa lagi');
    await here.settle();
    expect(field()).toBeTruthy();
  });
});

const open = (trxid: string, status: number) => {
  const { http } = scriptedClient(() => jsonReply({ message: 'Not Found' }, status));
  const services = new FakeServices().with(
    examTokens.examQueries,
    examQueries({ exams: new HttpExamRepository(http), kept: { settle: async () => undefined } }),
  );
  openPages({ [paths.essayExam.pattern]: ExamPage }, `/myassessment/exam/essay/${trxid}`, services);
};

it.each([
  ['that is not there any more', encodeTrxId('TRX-1'), 404, 'Data tidak ditemukan'],
  ['with an invalid address', 'a.b', 404, 'Data tidak ditemukan'],
  ['of somebody else', encodeTrxId('TRX-1'), 403, statusText(403)],
])(
  'the page says that the exam of an assessment %s is missing, with a way back (fault matrix 9)',
  async (_, trxid, status, words) => {
    open(trxid, status);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Kembali ke Sertifikasi Saya' }).getAttribute('href')).toBe(
      paths.assessments.to({}),
    );
  },
);

it('data that a server omits are left out on the card of an exam and beside a file, and become a dash on its receipt', () => {
  const receipt = { number: '', submittedAt: null, answered: null, total: null, digest: null };
  const exam = anExam({ status: 'submitted', receipt });
  const card = showWith(<ExamCard exam={exam} isNext={false} />);
  expect(card.container.textContent).toContain('Ujian ini sudah dikumpulkan.');
  const paper = showWith(<ReceiptPaper all={examsOf([exam])} exam={exam} receipt={receipt} proven />);
  expect(paper.container.textContent).toContain('Waktu pengumpulan–');
  expect(document.body.textContent).not.toMatch(/Sidik|null|undefined|NaN|Invalid/);
  const file = render(<UploadedAnswer file={{ id: 'B-1', name: '', size: null, uploadedAt: null }} />);
  expect(file.container.textContent).toBe('File tugasditerima server');
});

it.each([
  [true, 'langsung tersimpan di perangkat ini, dan sekitar sepuluh detik kemudian terkirim ke server.', 'Jangan ganti'],
  [false, 'Jangan ganti perangkat atau hapus data browser.', 'ke server'],
])(
  'the rules before an exam promise saving on the server only where the configuration has it: %s (fault matrix 86)',
  (partialSaves, promise, other) => {
    const config = { ...defaultConfig, features: { ...defaultConfig.features, partialSaves } };
    showWith(<ExamRules exam={anExam()} assessor="" />, { config });
    expect(document.body.textContent).toContain(promise);
    expect(document.body.textContent).not.toContain(other);
  },
);
