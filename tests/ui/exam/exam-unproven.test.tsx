import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { askAgain, examOfEachTest, field, minute, press, second, sending, text, type } from './exam-in-progress.tsx';

const here = examOfEachTest();
const unproven = '1 jawaban di perangkat ini mungkin belum diterima server';
const early = 'Server mencatat ujian ini sudah dikumpulkan, padahal belum Anda kumpulkan di sini';
const copied = async () => (await here.copied()).answers.map(({ value }: { value: string }) => value);

describe('a submission with a receipt that proves nothing (fault matrix 88)', () => {
  let held = new Map();
  beforeEach(async () => {
    here.server.keepsAnswers = false;
    const submit = here.server.submit.bind(here.server);
    here.server.submit = async (...rest) => {
      const receipt = { ...(await submit(...rest)), digest: null, answered: 0 };
      here.server.receipt = receipt;
      held = new Map(here.server.held);
      here.server.held.clear();
      return receipt;
    };
    await here.open();
    type('satu');
    await here.pass(sending);
    await here.handIn();
  });

  it('is reported as unproven, with advice, and not as a success', async () => {
    await screen.findByText('TT-1');
    expect(text()).toContain(unproven);
    expect(text()).toMatch(/beri tahu asesor/);
    expect(text()).not.toContain('terkumpul');
    expect(await copied()).toEqual(['satu']);
  });

  it('is reported so after a reload too, until the server proves it: then the device keeps nothing of it', async () => {
    cleanup();
    await here.open();
    expect(text()).toContain(unproven);
    expect(await copied()).toEqual(['satu']);
    expect(here.texts()).toEqual(['satu']);
    for (const [id, versions] of held) here.server.held.set(id, versions);
    await press('Periksa lagi');
    await here.settle();
    expect(text()).not.toContain(unproven);
    expect(here.texts()).toEqual([]);
  });

  it('leads to the body, with the receipt, once the exam is judged', async () => {
    cleanup();
    const { exam } = here.server;
    Object.defineProperty(here.server, 'exam', { get: () => ({ ...exam, status: 'assessed' }) });
    await here.open();
    expect(text()).toContain(unproven);
    expect(text()).toContain('tanyakan kepada LSP dengan menyebut tanda terima TT-1.');
    expect(text()).not.toMatch(/beri tahu asesor/);
  });

  it('is checked again by itself', async () => {
    for (const [id, versions] of held) here.server.held.set(id, versions);
    await askAgain();
    await here.settle();
    expect(text()).not.toContain(unproven);
  });
});

describe('a server that treats the first save as the submission (fault matrix 90)', () => {
  const firstSaveSubmits = (says: 'submitted' | 'running') => {
    here.server.save = async () => {
      if (says === 'submitted')
        here.server.receipt = { number: 'TT-1', submittedAt: null, answered: 1, total: 2, digest: null };
      return { saved: [], refused: [], answers: [], handedIn: true };
    };
  };

  it('is reported at once, and all answers, also later ones, stay on the device and can be saved as a file', async () => {
    firstSaveSubmits('running');
    await here.open();
    type('s');
    await here.pass(sending);
    expect(text()).toContain('seolah-olah ujian ini sudah dikumpulkan');
    expect(field().disabled).toBe(false);
    type('satu');
    await here.pass(30 * minute);
    expect(here.server.calls.filter((call) => call === 'save')).toEqual([]);
    expect(here.texts()).toEqual(['satu']);
    expect(await copied()).toEqual(['satu']);
  });

  it('ends the page at once if exam-status says so, with an explanation and all answers', async () => {
    firstSaveSubmits('submitted');
    await here.open();
    type('satu');
    await here.pass(sending);
    await here.settle();
    expect(await screen.findByText(early)).toBeTruthy();
    expect(text()).toMatch(/segera hubungi asesor/);
    expect(await copied()).toEqual(['satu']);
    expect(here.texts()).toEqual(['satu']);
  });
});

describe('answers from an earlier start of the exam (fault matrix 89)', () => {
  const store = (value: string, startedAt: string, answeredAt: string) =>
    here.browser.drafts.stored.set(
      JSON.stringify(['1005', 'exam', `TRX-1/UJ-1/${Date.parse(startedAt) / second}/S1`]),
      {
        revision: 'r',
        savedAt: 0,
        content: {
          values: {
            versions: [{ value, doubtful: false, revision: 5, device: 'Z', answeredAt, base: 0, refusal: null }],
          },
          files: new Map(),
        },
      },
    );

  it('are used when the server has only moved the start', async () => {
    store('sudah ditulis', '2026-03-02T01:45:00Z', '2026-03-02T01:50:00Z');
    await here.open();
    expect(field().value).toBe('sudah ditulis');
    await here.pass(sending);
    expect([here.server.valueOf('S1'), here.texts()]).toEqual(['sudah ditulis', []]);
  });

  it('are only offered when they may come from an earlier attempt, and need a press', async () => {
    store('dari dulu', '2026-02-20T02:00:00Z', '2026-02-20T02:10:00Z');
    await here.open();
    expect(field().value).toBe('');
    expect(text()).toContain('1 jawaban dari pengerjaan sebelumnya masih ada di perangkat ini');
    await here.pass(minute);
    expect(here.server.valueOf('S1')).toBeUndefined();
    await press('Pakai jawaban itu');
    await here.pass(20 * second);
    expect([field().value, here.server.valueOf('S1')]).toEqual(['dari dulu', 'dari dulu']);
    expect(text()).not.toContain('pengerjaan sebelumnya');
  });
});
