import { act, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readRecordFile } from '../../../src/application/exam/record/read-record-file.ts';
import { examTokens } from '../../../src/application/exam/tokens.ts';
import { notificationTokens } from '../../../src/application/notification/tokens.ts';
import { defaultConfig } from '../../../src/configuration/default-config.ts';
import { type AnswerView, answerPhases } from '../../../src/domain/exam/answer-record.ts';
import { type ExamRecordFile, pageSigns, recordedCalls, stateNames } from '../../../src/domain/exam/exam-record.ts';
import type { Question } from '../../../src/domain/exam/question.ts';
import { notePageEvents } from '../../../src/ui/exam/attempt/page-events.ts';
import { useExamContent, useExams } from '../../../src/ui/exam/exam-data.ts';
import { recordText } from '../../../src/ui/exam/public/record-text.ts';
import { type KeptPicture, KeptPicturesContext } from '../../../src/ui/exam/questions/kept-pictures.ts';
import { pictureFilesIn } from '../../../src/ui/exam/questions/picture-address.ts';
import { QuestionHtml } from '../../../src/ui/exam/questions/question-html.tsx';
import { SheetBar } from '../../../src/ui/exam/questions/sheet-bar.tsx';
import { ReviewAnswers } from '../../../src/ui/exam/review/review-answers.tsx';
import { aPaper } from '../../builders/answers.ts';
import { anExam, examsOf } from '../../builders/exam.ts';
import { FakeServices, showWith } from '../show-with.tsx';
import { examOfEachTest, press, sending, shownDialog, type } from './exam-in-progress.tsx';

const options = [
  { value: 'A', html: 'Array' },
  { value: 'B', html: '<p>Peta (<em>map</em>)</p>' },
];

const questions: readonly Question[] = [
  { kind: 'choice', id: 'q1', no: 1, html: 'Satu', options },
  { kind: 'essay', id: 'q2', no: 2, html: 'Dua', longest: null },
  { kind: 'choice', id: 'q3', no: 3, html: 'Tiga', options },
];

const view = (value: string, doubtful = false): AnswerView => ({
  ...{ value, doubtful, phase: 'sent', refusal: null, others: [] },
});

const long = 'Kata '.repeat(40);

it('the review shows each answer by letter and text or by its first words, marks empty and doubtful ones, and links to each question', () => {
  const onGo = vi.fn();
  const answers = new Map([
    ['q1', view('B', true)],
    ['q2', view(long)],
  ]);
  showWith(<ReviewAnswers questions={questions} answers={answers} onGo={onGo} />);
  const rows = screen.getAllByRole('button');
  expect(rows[0]?.textContent).toBe('Soal 1B. Peta (map)Ragu-ragu');
  expect(rows[1]?.textContent).toMatch(/^Soal 2(Kata ){15,17}Kata …$/);
  expect(rows[2]?.textContent).toBe('Soal 3Belum dijawabKosong');
  for (const row of rows) fireEvent.click(row);
  expect(onGo.mock.calls).toEqual([[0], [1], [2]]);
});

const variables = (height: number, ofWindow: number) => {
  vi.stubGlobal('innerHeight', ofWindow);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #changed: () => void;
      constructor(changed: () => void) {
        this.#changed = changed;
      }
      observe() {
        this.#changed();
      }
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  const { unmount } = render(<SheetBar>Berikutnya</SheetBar>);
  const read = () => ['--foot', '--foot-position'].map((name) => document.documentElement.style.getPropertyValue(name));
  const shown = read();
  unmount();
  return { shown, afterwards: read() };
};

describe('the foot of a sheet', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('the foot of an exam stays in view and says its height, until the page is left', () => {
    expect(variables(64, 657)).toEqual({ shown: ['64px', 'sticky'], afterwards: ['', ''] });
  });

  it('the foot of an exam moves with the page when large text would let it take over a quarter of the window', () => {
    expect(variables(224, 768).shown).toEqual(['0px', 'static']);
  });
});

const config = { ...defaultConfig, api: { ...defaultConfig.api, baseUrl: 'https://api.example' } };

const address = 'https://api.example/storage/soal/alir.png';

const shownWithout = async (kept: KeptPicture | null) => {
  const { container } = showWith(
    <KeptPicturesContext value={kept}>
      <QuestionHtml html={'<p>Apa hasilnya?</p><img src="/storage/soal/alir.png" alt="Bagan alir">'} />
    </KeptPicturesContext>,
    { config },
  );
  const picture = container.querySelector('img') as HTMLImageElement;
  await act(async () => void fireEvent.error(picture));
  return picture;
};

it('a picture that the network does not deliver is shown from the device’s copy', async () => {
  const picture = await shownWithout(async (asked) => (asked === address ? 'blob:gambar' : null));
  expect([picture.src, picture.hidden, screen.queryByRole('status')]).toEqual(['blob:gambar', false, null]);
});

it('a question reports a picture that is not on the device either, and loads it again on request', async () => {
  const picture = await shownWithout(async () => null);
  expect(screen.getByRole('status').textContent).toContain(
    'Gambar soal tidak termuat dan tidak tersimpan di perangkat ini: Bagan alir',
  );
  expect(picture.hidden).toBe(true);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Muat ulang gambar' })));
  expect([picture.src, picture.hidden, screen.queryByRole('status')]).toEqual([address, false, null]);
});

it('a question does not mention the device when no exam is kept there', async () => {
  await shownWithout(null);
  expect(screen.getByRole('status').textContent).toContain('Gambar soal tidak termuat: Bagan alir');
});

it('the pictures of a text are found as they are shown: only allowed files, and without loading them', () => {
  const found = (html: string) => pictureFilesIn(html, 'https://api.example', ['https://file.example']);
  expect(
    found(`<p>a</p><IMG alt='x' src='/storage/a.png?b=1&amp;c=2'><img src="https://file.example/b.png">
      <img src="data:image/png;base64,AA=="><img src="https://other.example/c.png"><img src="/api/logout"><img alt="x">`),
  ).toEqual(['https://api.example/storage/a.png?b=1&c=2', 'https://file.example/b.png']);
  expect(found('Tanpa gambar')).toEqual([]);
});

const minute = 60_000;

const running = anExam({ id: 'UJ-1', kind: 'observation', type: null, status: 'running' });

const Followed = () => {
  useExams(running.trxId);
  useExamContent(running, true);
  return null;
};

describe('the reading of an exam', () => {
  beforeEach(() => void vi.useFakeTimers());

  it.each([
    [true, 0.5],
    [false, 2],
  ])('an observation that is followed (news arrives: %s) makes at most %d calls a minute', async (told, most) => {
    const calls: string[] = [];
    const queries = {
      exams: async () => {
        calls.push('exams');
        return examsOf(running);
      },
      content: async () => {
        calls.push('paper');
        return aPaper({ questions: [], answers: [] });
      },
    };
    const arrives = new BehaviorSubject(told);
    const services = new FakeServices()
      .with(examTokens.examQueries, queries)
      .with(notificationTokens.eventTrust, { arrives, read: () => undefined });
    showWith(<Followed />, { services });
    await act(() => vi.advanceTimersByTimeAsync(minute / 2));
    calls.length = 0;
    await act(() => vi.advanceTimersByTimeAsync(30 * minute));
    expect(calls.length / 30).toBeLessThanOrEqual(most);
    expect(new Set(calls)).toEqual(new Set(['exams', 'paper']));
  });
});

const text = fc.string({ maxLength: 20 });

const number = fc.integer({ min: 0, max: 1e9 });

const entry = fc
  .oneof(
    fc.record({ kind: fc.constant('page' as const), sign: fc.constantFrom(...pageSigns) }),
    fc.record({ kind: fc.constant('questions' as const), ids: fc.array(text) }),
    fc.record({ kind: fc.constant('press' as const), name: text }),
    fc.record({ kind: fc.constant('words' as const), words: fc.array(text), left: text }),
    fc.record({
      kind: fc.constant('answer' as const),
      question: text,
      phase: fc.constantFrom(...answerPhases),
      digest: text,
      length: number,
      doubtful: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('state' as const), name: fc.constantFrom(...stateNames), value: text }),
    fc.record({
      kind: fc.constant('call' as const),
      call: fc.constantFrom(...recordedCalls),
      answers: number,
      tookMs: number,
      end: text,
    }),
    fc.record({ kind: fc.constant('clock' as const), deviceAhead: fc.option(number), deadline: fc.option(text) }),
  )
  .chain((event) => fc.record({ at: number }).map(({ at }) => ({ ...event, at })));

const file: fc.Arbitrary<ExamRecordFile> = fc
  .record({ entries: fc.array(entry, { minLength: 1, maxLength: 6 }), title: text, candidate: text })
  .map((some) => ({
    ...{ format: 'catatan-ujian-1', trxId: 'TRX-1', examId: '41', scheme: 'Barista', startedAt: null, receipt: null },
    ...some,
  }));

describe('a record', () => {
  describe('the file of a record', () => {
    it('opens as the record that it was made of', () => {
      fc.assert(
        fc.property(file, (record) => {
          expect(readRecordFile(recordText(record))).toEqual(record);
        }),
      );
    });
  });

  describe('the record of an exam', () => {
    const here = examOfEachTest();
    /** The file of the first press; the second lets the storage answer it. */
    const downloaded = async (): Promise<string> => {
      await press('Unduh catatan ujian');
      await here.settle();
      return here.saved('Unduh catatan ujian');
    };

    it('is downloaded from the receipt, with what the page said and did, and with the words of the answers only if the candidate wants it', async () => {
      const said = new Set<string | null>();
      const observer = new MutationObserver(() => said.add(shownDialog()));
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      await here.open();
      type('Rahasia dapur');
      await here.pass(sending);
      await here.handIn();
      await screen.findByText('TT-1');
      observer.disconnect();
      expect([...said].filter((title) => title !== null)).toEqual(['Kumpulkan ujian sekarang?']); // the time is never called over
      const record = await downloaded();
      expect(record).toMatch(/Soal 1: 13 huruf, sidik [0-9a-f]{12}, diterima server/);
      expect(record).toContain('Menekan "Kumpulkan ujian"');
      expect(record).toMatch(/Mengumpulkan ujian.*: ok/);
      expect(record).not.toContain('Rahasia');
      expect(readRecordFile(record)?.receipt?.number).toBe('TT-1');
      fireEvent.click(await screen.findByRole('checkbox', { name: 'Sertakan isi jawaban saya' }));
      expect(readRecordFile(await downloaded())?.answers?.S1).toBe('Rahasia dapur');
    });
  });

  it('the page of an exam tells of its buttons and live words, never of a chosen option', () => {
    const events: unknown[] = [];
    const stop = new AbortController();
    document.body.innerHTML =
      '<p role="status">Koneksi  pulih.</p><label><input type="radio">92 derajat</label><button><b>Soal 2</b></button>';
    notePageEvents((event) => events.push(event), stop.signal);
    document.querySelector('label')?.click();
    document.querySelector('b')?.click();
    stop.abort();
    document.querySelector('b')?.click();
    document.body.replaceChildren();
    expect(events).toEqual([
      { kind: 'words', words: ['Koneksi pulih.'], left: '' },
      { kind: 'press', name: 'Soal 2' },
    ]);
  });
});
