import { fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecordFile } from '../../../src/application/exam/record/read-record-file.ts';
import { answerPhases } from '../../../src/domain/exam/answer-record.ts';
import { type ExamRecordFile, pageSigns, recordedCalls, stateNames } from '../../../src/domain/exam/exam-record.ts';
import { notePageEvents } from '../../../src/ui/exam/attempt/page-events.ts';
import { recordText } from '../../../src/ui/exam/public/record-text.ts';
import { examOfEachTest, press, sending, shownDialog, type } from './exam-in-progress.tsx';

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

describe('the file of a record', () => {
  it('opens as the record that it was made of', () => {
    fc.assert(
      fc.property(file, (record) => {
        expect(readRecordFile(recordText(record))).toEqual(record);
      }),
    );
  });

  it('is refused when anything of its record is missing or of another kind', () => {
    const part = fc.constantFrom('format', 'trxId', 'entries', 'receipt', 'candidate');
    fc.assert(
      fc.property(
        file,
        part,
        fc.oneof(fc.constant(7), fc.constant([]), fc.constant(undefined)),
        (record, name, odd) => {
          expect(readRecordFile(JSON.stringify({ ...record, [name]: odd }))).toBeNull();
        },
      ),
    );
    for (const other of ['', '{', '{}', 'Catatan\n{"format":"catatan-ujian-1"}', '[]'])
      expect(readRecordFile(other)).toBeNull();
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

  it('is downloaded from the receipt, with what the page said and did, and without the words of an answer', async () => {
    await here.open();
    type('Rahasia dapur');
    await here.pass(sending);
    await here.handIn();
    await screen.findByText('TT-1');
    const record = await downloaded();
    expect(record).toMatch(/Soal 1: 13 huruf, sidik [0-9a-f]{12}, diterima server/);
    expect(record).toContain('Menekan "Kumpulkan ujian"');
    expect(record).toMatch(/Mengumpulkan ujian.*: ok/);
    expect(record).not.toContain('Rahasia');
    expect(readRecordFile(record)?.receipt?.number).toBe('TT-1');
  });

  it('never calls the time over in between, when the candidate hands in', async () => {
    await here.open();
    type('satu');
    await here.pass(sending);
    const said = new Set<string | null>();
    const observer = new MutationObserver(() => said.add(shownDialog()));
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    await here.handIn();
    await screen.findByText('TT-1');
    observer.disconnect();
    expect([...said].filter((title) => title !== null)).toEqual(['Kumpulkan ujian sekarang?']);
  });

  it('has the words of the answers only if the candidate wants it', async () => {
    await here.open();
    type('Rahasia dapur');
    await here.pass(sending);
    await here.handIn();
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
