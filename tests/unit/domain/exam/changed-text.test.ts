import { describe, expect, it } from 'vitest';
import type { AttemptEvent } from '../../../../src/domain/exam/attempt-events.ts';
import {
  type ExamAttempt,
  heldIn,
  paperNow,
  refusedIn,
  unsentIn,
  viewOf,
} from '../../../../src/domain/exam/attempt-state.ts';
import { newAttempt, step } from '../../../../src/domain/exam/exam-attempt.ts';
import type { AnswerVersion, Question } from '../../../../src/domain/exam/question.ts';
import { anEssay, aPaper } from '../../../builders/answers.ts';
import { begun } from '../../../builders/attempt.ts';

const options = ['A<', 'B'].map((value) => ({ value, html: '' }));
const questions: readonly Question[] = [
  anEssay('S1'),
  anEssay('S2', 2),
  { kind: 'choice', id: 'P1', no: 3, html: '', options },
];

/** A page, and a server that shows each answer as `shown` makes it. */
const aPage = (shown: (value: string) => string = (value) => value) => {
  let attempt: ExamAttempt = newAttempt(aPaper({ questions }));
  let second = 0;
  const server = new Map<string, AnswerVersion>();
  const tell = (event: AttemptEvent) => {
    const { attempt: next, effects } = step(attempt, event);
    attempt = next;
    return effects;
  };
  tell({ kind: 'tabOwned' });
  tell(begun());
  const page = {
    now: () => attempt,
    view: (questionId: string) => viewOf(attempt).answers.get(questionId),
    tell,
    write: (questionId: string, value: string) => {
      second += 1;
      const answeredAt = new Date(Date.UTC(2026, 2, 10, 2, 0, second)).toISOString();
      return tell({ kind: 'answered', questionId, change: { value }, answeredAt });
    },
    /** Whether the page looks at what the server shows after it has saved all. */
    save: () => {
      const sent = unsentIn(attempt);
      for (const { questionId, base, ...version } of sent)
        server.set(questionId, { ...version, value: shown(version.value) });
      return tell({ kind: 'saved', reply: { saved: sent, refused: [], answers: [] } }).some(
        ({ kind }) => kind === 'look',
      );
    },
    look: () => {
      const answers = [...server].map(([questionId, current]) => ({ questionId, current, others: [], file: null }));
      return tell({ kind: 'contentRead', content: aPaper({ questions, answers }) });
    },
  };
  return page;
};

const withoutMarkup = (text: string) => text.replaceAll(/<[^>]*>/g, '');

describe('a server that may change texts without a word', () => {
  it.each([
    ['markup', 'a < b', 'c > d & e'],
    ['signs beyond the BMP', 'senyum 🙂', 'jempol 👍'],
    ['accents', 'café', 'naïf'],
    ['line ends and spaces', 'satu\ndua', 'tiga  empat'],
    ['long texts', 'a'.repeat(250), 'b'.repeat(300)],
    ['very long texts', 'a'.repeat(4_000), 'b'.repeat(5_000)],
  ])('is looked at once for %s, and then trusted with them', (_, first, second) => {
    const page = aPage();
    page.write('S1', first);
    expect(page.save()).toBe(true);
    page.look();
    page.write('S2', second);
    expect(page.save()).toBe(false);
  });

  it('is looked at again for another kind of signs, also where a text has signs of both kinds', () => {
    const page = aPage();
    page.write('S1', 'a < b');
    page.save();
    page.write('S2', 'a < b, senyum 🙂');
    expect(page.save()).toBe(true);
  });

  it('is not looked at for plain short words, an emptied answer or an option', () => {
    const page = aPage();
    for (const value of ['kata biasa', 'a'.repeat(249), '']) {
      page.write('S1', value);
      expect(page.save()).toBe(false);
    }
    page.write('P1', 'A<');
    expect(page.save()).toBe(false);
  });

  it('is trusted no more once it has changed one text, and a text of which it says nothing new is looked at too', () => {
    const page = aPage(withoutMarkup);
    page.write('S1', '<b>tebal</b>');
    page.save();
    page.look();
    for (const [id, value] of [
      ['S2', 'a < b'],
      ['S2', 'c < d'],
    ] as const) {
      page.write(id, value);
      expect(page.save()).toBe(true);
    }
    page.write('S2', 'kata biasa');
    expect(page.save()).toBe(false);
  });

  it('is not asked about a version that this page does not know', () => {
    const page = aPage();
    page.write('S1', 'a < b');
    const saved = [
      { questionId: 'S1', revision: 1, device: 'A' },
      { questionId: 'S9', revision: 1, device: 'A' },
    ];
    expect(page.tell({ kind: 'saved', reply: { saved, refused: [], answers: [] } })).not.toContainEqual({
      kind: 'look',
    });
  });
});

describe('a text that the server shows in other words', () => {
  const changed = () => {
    const page = aPage(withoutMarkup);
    page.write('S1', '<b>tebal</b>');
    page.write('S2', 'biasa');
    page.save();
    page.look();
    return page;
  };

  it('stays as the candidate wrote it, beside the server’s words, and counts with the refused ones, but is not sent again by itself', () => {
    const page = changed();
    expect(page.view('S1')).toMatchObject({ value: '<b>tebal</b>', phase: 'changed', others: [{ value: 'tebal' }] });
    expect(page.view('S2')).toMatchObject({ value: 'biasa', phase: 'sent', others: [] });
    expect(viewOf(page.now())).toMatchObject({ refused: 1, unsent: 0 });
    expect(refusedIn(page.now())).toEqual([]);
    expect(paperNow(page.now()).answers).toMatchObject([
      { questionId: 'S1', current: { value: 'tebal' } },
      { questionId: 'S2', current: { value: 'biasa' } },
      { questionId: 'P1', current: null },
    ]);
    expect(heldIn(page.now())).toMatchObject({ questionId: 'S2', value: 'biasa', base: 0 });
  });

  it('is stored once, stays so when it is seen again, and more time does not send it', () => {
    const page = changed();
    expect(page.look()).toEqual([]);
    page.tell({ kind: 'deadlineMoved' });
    expect(page.view('S1')?.phase).toBe('changed');
    expect(unsentIn(page.now())).toEqual([]);
  });

  it('is sent again when the candidate enters it again or changes it, and is right once the server shows it so', () => {
    for (const value of ['<b>tebal</b>', 'tebal dan rapi']) {
      const page = changed();
      page.write('S1', value);
      expect(unsentIn(page.now())).toMatchObject([{ questionId: 'S1', value }]);
      expect(page.now().records.get('S1')?.entry.pending).toHaveLength(1);
    }
    const page = changed();
    page.write('S1', 'rapi');
    page.save();
    page.look();
    expect(page.view('S1')).toMatchObject({ value: 'rapi', phase: 'sent', others: [] });
  });

  it('matters no more once a newer text of this page waits', () => {
    const page = aPage(withoutMarkup);
    page.write('S1', '<b>tebal</b>');
    page.save();
    page.write('S1', 'baru');
    page.look();
    expect(page.view('S1')).toMatchObject({ value: 'baru', phase: 'saving' });
    expect(page.now().records.get('S1')?.entry.pending).toHaveLength(1);
  });

  it.each([
    ['line ends', 'satu\r\ndua\rtiga', 'satu\ndua\ntiga'],
    ['spaces at its ends', ' rapi\n', 'rapi'],
    ['composed accents', 'cafe\u0301', 'café'],
  ])('has not changed if only its %s differ', (_, own, theirs) => {
    const page = aPage(() => theirs);
    page.write('S1', own);
    page.save();
    page.look();
    expect(page.view('S1')).toMatchObject({ phase: 'sent', others: [] });
  });
});

it('entering an answer as it is changes nothing and sends nothing; a refused one is sent again', () => {
  const page = aPage();
  expect(page.write('S1', '')).toEqual([]);
  page.write('S1', 'rapi');
  expect(page.write('S1', 'rapi')).toEqual([]);
  const [sent] = unsentIn(page.now());
  if (!sent) throw new Error('nothing is unsent');
  const refused = [{ ...sent, reason: 'terlalu panjang' }];
  page.tell({ kind: 'saved', reply: { saved: [], refused, answers: [] } });
  expect(refusedIn(page.now())).toEqual(['S1']);
  expect(viewOf(page.now()).refused).toBe(1);
  page.write('S1', 'rapi');
  expect(refusedIn(page.now())).toEqual([]);
  expect(unsentIn(page.now())).toHaveLength(1);
});

it('a view keeps its answers until one of them changes', () => {
  const page = aPage();
  const before = viewOf(page.now());
  page.tell({ kind: 'sessionExpired' });
  expect(viewOf(page.now(), before).answers).toBe(before.answers);
  page.write('S1', 'rapi');
  expect(viewOf(page.now(), before).answers.get('S1')?.value).toBe('rapi');
});
