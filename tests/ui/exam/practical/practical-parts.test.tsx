import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { deviceTokens } from '../../../../src/application/device/tokens.ts';
import { draftSessions } from '../../../../src/application/draft/draft-sessions.ts';
import { draftTokens } from '../../../../src/application/draft/tokens.ts';
import { timeTokens } from '../../../../src/application/time/tokens.ts';
import type { Question } from '../../../../src/domain/exam/question.ts';
import { demonstrationDraft } from '../../../../src/ui/exam/practical/demonstration-draft.ts';
import { ObservedUnits } from '../../../../src/ui/exam/practical/observed-units.tsx';
import { PendingUpload } from '../../../../src/ui/exam/practical/pending-upload.tsx';
import { PracticalWork } from '../../../../src/ui/exam/practical/practical-work.tsx';
import { UnsentUploads } from '../../../../src/ui/exam/practical/unsent-uploads.tsx';
import { ExamSlotsContext } from '../../../../src/ui/exam/public/exam-bar.tsx';
import { useSheet } from '../../../../src/ui/exam/questions/use-sheet.ts';
import { practiceAnswers } from '../../../../src/ui/exam/rehearsal/practice-answers.ts';
import { anExam, anObservedUnit } from '../../../builders/exam.ts';
import { draftTools, pageDrafts } from '../../../fakes/draft-fakes.ts';
import { SetServerClock } from '../../../fakes/time-fakes.ts';
import { politeWords } from '../../polite-words.ts';
import { FakeServices, sessionOf, showWith } from '../../show-with.tsx';
import { examOfEachTest, pageOf, press, sending, text, type } from '../exam-in-progress.tsx';
import { examsOf } from '../exams-of.ts';

const asked = (no: number): Question => ({ kind: 'essay', id: `q${no}`, no, html: `Uraikan ${no}`, longest: 100 });

const observed = anExam({ id: 'amati', kind: 'observation', type: null });

const source = practiceAnswers();

const Page = ({ questions, onReview }: { questions: readonly Question[]; onReview: () => void }) => {
  const [foot, setFoot] = useState<Element | null>(null);
  const content = {
    examId: 'amati',
    trxId: 'TRX-1',
    instructionsHtml: '<p>Buat satu halaman.</p>',
    scenarioHtml: null,
    steps: [],
    units: [],
    questions,
    answers: [],
  };
  const rest = {
    all: examsOf([observed]),
    exam: observed,
    content,
    source,
    disabled: false,
    elsewhere: false,
    onReview,
  };
  return (
    <>
      <ExamSlotsContext value={{ title: null, beside: null, below: null, foot }}>
        <PracticalWork {...rest} sheet={useSheet(questions.length)} />
      </ExamSlotsContext>
      <footer ref={setFoot} />
    </>
  );
};

const show = (questions: readonly Question[]) => {
  const onReview = vi.fn();
  const services = new FakeServices().with(timeTokens.serverClock, new SetServerClock());
  showWith(<Page questions={questions} onReview={onReview} />, { services });
  return onReview;
};

it.each([
  ['with questions', [asked(1)]],
  ['without questions', []],
])('an observation %s has one button that leads to the submission', async (_, questions) => {
  const onReview = show(questions);
  const foot = within(screen.getByRole('contentinfo'));
  expect(screen.getAllByRole('button', { name: 'Periksa dan kumpulkan' })).toHaveLength(1);
  await act(async () => void fireEvent.click(foot.getByRole('button', { name: 'Periksa dan kumpulkan' })));
  expect(onReview).toHaveBeenCalledTimes(1);
});

const dialogText = () => document.querySelector('dialog[open]')?.textContent ?? '';

describe('the review before the assessor', () => {
  const here = examOfEachTest();

  const open = async (verdicts: readonly (boolean | null)[]) => {
    const { server } = here;
    server.questionIds = ['S1'];
    const started = server.exam;
    Object.defineProperty(server, 'exam', { get: () => anExam({ ...started, kind: 'observation' }) });
    const content = server.content.bind(server);
    server.content = async (exam) => ({ ...(await content(exam)), units: [anObservedUnit(...verdicts)] });
    await here.show(pageOf('observation'));
  };

  const review = async (...verdicts: readonly (boolean | null)[]) => {
    await open(verdicts);
    type('satu');
    await here.pass(sending);
    await press(/^Periksa dan kumpulkan/);
  };

  it('the review of an observation counts the criteria that the assessor has not judged, on the page and in the dialog', async () => {
    await review(true, false, null, null, null);
    expect(screen.getByText('3 dari 5 kriteria belum dinilai asesor')).toBeTruthy();
    expect(text()).not.toContain('tidak ada yang ditandai ragu-ragu');
    await press('Kumpulkan ujian');
    expect(dialogText()).toContain('3 dari 5 kriteria belum dinilai asesor.');
    expect(dialogText()).toContain('Kumpulkan setelah asesor menyatakan pengamatannya selesai');
  });

  it('the review of an observation reads again what the assessor has judged since the page was opened', async () => {
    const verdicts: (boolean | null)[] = [null, null];
    await open(verdicts);
    verdicts.fill(true);
    await press(/^Periksa dan kumpulkan/);
    await here.pass(sending);
    expect(text()).not.toContain('belum dinilai asesor');
  });
});

it('a criterion that the assessor has just judged is counted, marked and announced', () => {
  const { rerender } = render(<ObservedUnits units={[anObservedUnit(null, null)]} />);
  expect([screen.getByText('0 dari 2 kriteria').tagName, politeWords()]).toEqual(['STRONG', '']);
  rerender(<ObservedUnits units={[anObservedUnit(true, null)]} />);
  expect(politeWords()).toBe('Asesor menilai “Kriteria 0”: kompeten. 1 dari 2 kriteria sudah dinilai.');
  expect(screen.getByRole('table').textContent).toMatch(/K · Kompeten/);
  expect(screen.getAllByText('Baru dinilai')).toHaveLength(1);
});

const exam = anExam({ id: 'demo', kind: 'demonstration', type: null, status: 'submitted' });

const device = () => {
  const drafts = pageDrafts();
  const key = { user: '7', form: demonstrationDraft(exam), subject: exam.trxId };
  const saved: string[] = [];
  const services = new FakeServices()
    .with(draftTokens.drafts, drafts)
    .with(draftTokens.draftSessions, draftSessions({ ...draftTools(), drafts }))
    .with(deviceTokens.fileSaver, { save: (_, name) => void saved.push(name) });
  return {
    saved,
    keep: async (name: string) => {
      const { revision } = await drafts.read(key);
      await drafts.save(key, revision, { values: {}, files: new Map([['b1', new File(['isi'], name)]]) });
    },
    stored: async () => [...((await drafts.read(key)).content?.files.keys() ?? [])],
    open: () => showWith(<UnsentUploads exam={exam} />, { services, session: sessionOf() }),
  };
};

it('a file that still waited when the server reported the submission stays, can be downloaded, and is removed by a press', async () => {
  const here = device();
  await here.keep('laporan.pdf');
  here.open();
  expect(await screen.findByText('1 file mungkin tidak sempat terkirim')).toBeTruthy();
  expect(screen.getByText(/laporan\.pdf masih menunggu/)).toBeTruthy();
  await press('Unduh file');
  expect(here.saved).toEqual(['laporan.pdf']);
  expect(await here.stored()).toEqual(['b1']);
  await press('Hapus dari perangkat ini');
  await waitFor(() => expect(screen.queryByText(/mungkin tidak sempat/)).toBeNull());
  expect(await here.stored()).toEqual([]);
});

const shown = ({ durable = true, saving = false }) =>
  render(
    <PendingUpload
      label="Tugas 1"
      pending={{ file: new File(['isi'], 'laporan.pdf'), uploading: { kind: 'cancelled' }, heals: false, saving }}
      closed={false}
      durable={durable}
      onSend={() => undefined}
      onStop={() => undefined}
      onRemove={() => undefined}
    />,
  ).container.textContent;

it.each([
  ['being stored', { saving: true }, 'File Anda sedang disimpan di perangkat ini…'],
  ['stored', {}, 'File Anda tetap tersimpan di perangkat ini.'],
  ['only in this page', { durable: false, saving: true }, 'Jangan tutup halaman ini'],
])('the page says that a file is %s', (_, standing, text) => {
  expect(shown(standing)).toContain(text);
});
