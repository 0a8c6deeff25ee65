// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { examAttemptTokens } from '../../../src/application/exam/attempt-tokens.ts';
import { examHelps } from '../../../src/application/exam/helps/exam-helps.ts';
import { defaultConfig } from '../../../src/configuration/default-config.ts';
import type { HelpSettings } from '../../../src/domain/exam/exam-helps.ts';
import type { Question } from '../../../src/domain/exam/question.ts';
import { ConfigContext } from '../../../src/ui/core/config-context.ts';
import { ServicesContext } from '../../../src/ui/core/services.tsx';
import type { AnswerSource } from '../../../src/ui/exam/attempt/answer-source.ts';
import { answeringWithHelps } from '../../../src/ui/exam/helps/answering-with-helps.ts';
import { ExamHelpsContext } from '../../../src/ui/exam/helps/helps-context.ts';
import { spokenText } from '../../../src/ui/exam/helps/spoken-text.ts';
import { QuestionSheet } from '../../../src/ui/exam/questions/question-sheet.tsx';
import { useSheet } from '../../../src/ui/exam/questions/use-sheet.ts';
import { practiceAnswers } from '../../../src/ui/exam/rehearsal/practice-answers.ts';
import { anExam } from '../../builders/exam.ts';
import { pageDrafts } from '../../fakes/draft-fakes.ts';
import { FakeDrafts } from '../../fakes/fake-drafts.ts';
import { FakeDevice } from '../../fakes/time-fakes.ts';
import { FakeServices } from '../show-with.tsx';
import { examOfEachTest, press, sending, type } from './exam-in-progress.tsx';

const questions: readonly Question[] = [1, 2].map((no) => ({
  kind: 'choice',
  id: `q${no}`,
  no,
  html: `Pertanyaan ${no}.`,
  options: ['A', 'B', 'C'].map((value) => ({ value, html: `Jawaban ${value}` })),
}));

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const radiosSaid = (description: string) =>
  screen.getAllByRole('radio', { description }).map((each) => each.closest('label')?.textContent);

const Sheet = ({ source, disabled }: { readonly source: AnswerSource; readonly disabled: boolean }) => {
  const sheet = useSheet(questions.length);
  return <QuestionSheet questions={questions} source={source} sheet={sheet} disabled={disabled} />;
};

it('reads the words of a question, its pictures, and a pause after each of its blocks', () => {
  const asked = document.createElement('div');
  asked.innerHTML =
    '<p>Amati <b>denah</b>!</p><img src="/g.png" alt="Denah"><img src="/h.png" alt=""><p>Apa?</p><ul><li>satu</li><li>dua;</li></ul><table><tr><td>a</td><td>b</td></tr></table><button>Muat</button>';
  expect(spokenText(asked)).toBe('Amati denah! Gambar: Denah. Apa? satu. dua; a, b,');
  expect(spokenText(null)).toBe('');
});

describe('the helps of a question', () => {
  const read = vi.fn((_: readonly string[]) => new Promise<'ended'>(() => undefined));
  const stop = vi.fn();

  const open = (settings: Partial<HelpSettings>, { hasVoice = true, disabled = false } = {}) => {
    const device = new FakeDevice();
    const drafts = pageDrafts(new FakeDrafts(device).page(), { clock: device });
    const helps = examHelps({ drafts, clock: device }).open(anExam(), '7');
    helps.set(settings);
    const source = practiceAnswers();
    const answer = vi.spyOn(source, 'answer');
    const say = vi.fn();
    const voice = { hasVoice: () => of(hasVoice), read, stop };
    const services = new FakeServices().with(examAttemptTokens.voiceReader, voice);
    const sheet = <Sheet source={answeringWithHelps(source, helps)} disabled={disabled} />;
    render(
      <ServicesContext value={services}>
        <ConfigContext value={defaultConfig}>
          <ExamHelpsContext value={{ helps, say }}>{sheet}</ExamHelpsContext>
        </ConfigContext>
      </ServicesContext>,
    );
    return { helps, source, answer, say };
  };

  afterEach(() => {
    vi.clearAllMocks();
    cleanup();
  });

  it('are not there until they are switched on', () => {
    open({});
    const names = within(screen.getByRole('article'))
      .queryAllByRole('button')
      .map(({ textContent }) => textContent);
    expect([names, screen.queryByRole('textbox')]).toEqual([[], null]);
  });

  it('strike an option out by keyboard, tell so, and keep it choosable; no answer is made by that', async () => {
    const { answer, say } = open({ strikes: true });
    button('Coret pilihan B').focus();
    await userEvent.keyboard('[Space]');
    expect(button('Coret pilihan B').getAttribute('aria-pressed')).toBe('true');
    expect(button('Coret pilihan A').getAttribute('aria-pressed')).toBe('false');
    expect(say).toHaveBeenLastCalledWith('Pilihan B dicoret.');
    expect(radio(/Jawaban B$/).disabled).toBe(false);
    expect(radiosSaid('Dicoret')).toEqual(['BJawaban B']);
    await userEvent.keyboard('[Enter]');
    expect(say).toHaveBeenLastCalledWith('Coretan pilihan B dihapus.');
    expect([button('Coret pilihan B').getAttribute('aria-pressed'), answer.mock.calls]).toEqual(['false', []]);
  });

  it.each([
    ['with the mouse', () => userEvent.click(radio(/Jawaban B/))],
    ['by its letter', () => userEvent.keyboard('b')],
    ['by its number', () => userEvent.keyboard('2')],
  ] as const)('lose the strike of an option that is chosen %s, which answers as without it', async (_, choose) => {
    const { answer, helps } = open({ strikes: true });
    await userEvent.click(button('Coret pilihan B'));
    await userEvent.click(button('Coret pilihan C'));
    await choose();
    expect(answer.mock.calls).toEqual([['q1', 'B']]);
    expect([helps.state.value.questions.get('q1')?.struck, radio(/^B Jawaban B$/).checked]).toEqual([['C'], true]);
  });

  it('take a note that opens with the focus in it, says who sees it, and belongs to its question', async () => {
    const { helps } = open({ notes: true });
    await userEvent.click(button('Tulis catatan untuk soal 1'));
    const note = screen.getByRole('textbox', {
      name: 'Catatan pribadi untuk soal 1',
      description: /^Hanya Anda yang melihatnya/,
    });
    expect(document.activeElement).toBe(note);
    expect(button('Tulis catatan untuk soal 1')).toBeDefined(); // for a moment, or Orca says nothing
    await userEvent.type(note, 'ingat a');
    expect(helps.state.value.questions.get('q1')).toEqual({ struck: [], note: 'ingat a' });
    await userEvent.click(button('Berikutnya'));
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(button('Sebelumnya'));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('ingat a');
  });

  it('read the question and its options aloud, but never by themselves, until stopped or left', async () => {
    const { helps } = open({ aloud: true, strikes: true });
    await userEvent.click(button('Coret pilihan C'));
    expect(read).not.toHaveBeenCalled();
    await userEvent.click(button('Bacakan soal 1'));
    expect(read.mock.calls).toEqual([
      [['Soal 1.', 'Pertanyaan 1.', 'Pilihan A. Jawaban A', 'Pilihan B. Jawaban B', 'Pilihan C, dicoret. Jawaban C']],
    ]);
    await userEvent.click(button('Hentikan pembacaan'));
    expect(stop).toHaveBeenCalledOnce();
    await userEvent.click(button('Bacakan soal 1'));
    await userEvent.click(button('Berikutnya'));
    expect(stop).toHaveBeenCalledTimes(2);
    await userEvent.click(button('Bacakan soal 2'));
    act(() => helps.set({ aloud: false }));
    expect(stop).toHaveBeenCalledTimes(3);
    expect(screen.queryByRole('button', { name: /acakan soal/ })).toBeNull();
  });

  it('offer to read a question again, once another question of the list is read instead', async () => {
    open({ aloud: true });
    await userEvent.click(button('Tampilkan semua soal'));
    let told: (how: 'stopped') => void = () => {};
    read.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          told = resolve as never;
        }),
    );
    await userEvent.click(button('Bacakan soal 1'));
    await userEvent.click(button('Bacakan soal 2'));
    await act(async () => told('stopped'));
    expect(screen.getAllByRole('button', { name: 'Hentikan pembacaan' })).toHaveLength(1);
    expect(button('Bacakan soal 1')).toBeTruthy();
  });

  it('say in words that the device has no voice to read aloud', async () => {
    open({ aloud: true }, { hasVoice: false });
    expect(await screen.findByText(/^Perangkat ini tidak punya suara Bahasa Indonesia/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /acakan soal/ })).toBeNull();
  });
});

describe('the helps of an exam', () => {
  const here = examOfEachTest();
  const panel = () => screen.getByRole('dialog', { name: 'Alat bantu' });
  const openPanel = async () => {
    await press('Alat bantu');
    await act(async () => void (await vi.dynamicImportSettled()));
    await here.settle();
  };
  const switchOn = async (name: string) => {
    await act(async () => void fireEvent.click(within(panel()).getByRole('checkbox', { name })));
    await here.settle();
  };
  const chosen = () => {
    const inPanel = within(panel());
    const size = inPanel.getByRole<HTMLInputElement>('radio', { checked: true });
    return [
      size.labels?.[0]?.textContent,
      inPanel.getByRole<HTMLInputElement>('checkbox', { name: 'Kontras tinggi' }).checked,
    ];
  };
  const granted = (outcome: 'granted' | 'partly' | 'refused', needs: readonly string[]) => ({
    needs: needs as never,
    other: '',
    sentAt: null,
    answer: { outcome, text: '', extraMinutes: 0 },
  });

  it('are chosen in the bar, stay over a reload, and reach neither a save nor the hand-in [1.exam.helps]', async () => {
    await here.open();
    await openPanel();
    await switchOn('Catatan pribadi di setiap soal');
    await switchOn('Kontras tinggi');
    await act(async () => void fireEvent.click(within(panel()).getByRole('radio', { name: '150%' })));
    expect(within(panel()).queryByRole('checkbox', { name: /coret/ })).toBeNull();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(document.activeElement).toBe(button('Alat bantu'));
    type('jawaban saya');
    await press('Tulis catatan untuk soal 1');
    fireEvent.change(screen.getByRole('textbox', { name: /^Catatan pribadi/ }), { target: { value: 'rahasia kecil' } });
    await here.pass(sending);

    cleanup();
    await here.open();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Catatan pribadi/ }).value).toBe('rahasia kecil');
    await openPanel();
    expect(chosen()).toEqual(['150%', true]);
    fireEvent.keyDown(document, { key: 'Escape' });
    await here.handIn();
    expect(here.server.receipt).not.toBeNull();
    expect(JSON.stringify([here.server.taken, here.server.calls])).not.toContain('rahasia');
    expect(here.server.taken.map(({ questionId, value }) => [questionId, value])).toEqual([['S1', 'jawaban saya']]);
  });

  it('switch on what a granted adjustment names, and the bar says so, without a call of their own', async () => {
    here.voice.said = [];
    await here.open();
    const usual = { reads: here.timeline.reads, calls: [...here.server.calls] };
    expect(screen.queryByText(/^Penyesuaian/)).toBeNull();
    cleanup();
    here.server.calls = [];
    here.timeline.reads = 0;
    here.timeline.adjustments = granted('granted', ['extra_time', 'larger_text', 'reader']);
    await here.open();
    await here.settle();
    expect(screen.getByText('Penyesuaian yang disetujui: teks lebih besar, pembaca soal')).toBeTruthy();
    await openPanel();
    expect(chosen()).toEqual(['150%', false]);
    expect(panel().textContent).toContain('Penyesuaian yang disetujui: teks lebih besar, pembaca soal');
    fireEvent.keyDown(document, { key: 'Escape' });
    await press('Bacakan soal 1');
    expect(here.voice.said[0]).toBe('Soal 1.');
    expect({ reads: here.timeline.reads, calls: here.server.calls }).toEqual(usual);
  });

  it.each(['partly', 'refused'] as const)(
    'switch on nothing by themselves for an adjustment that was %s',
    async (outcome) => {
      here.timeline.adjustments = granted(outcome, ['larger_text', 'reader']);
      await here.open();
      await here.settle();
      expect([screen.queryByText(/^Penyesuaian/), screen.queryByText(/acakan/)]).toEqual([null, null]);
    },
  );
});
