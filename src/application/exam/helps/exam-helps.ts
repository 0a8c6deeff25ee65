import { BehaviorSubject, type Observable } from 'rxjs';
import type { Exam } from '../../../domain/exam/exam.ts';
import {
  type GrantedHelp,
  type HelpSettings,
  noHelps,
  type QuestionHelps,
  usualSettings,
  withGranted,
  withNote,
  withStrike,
} from '../../../domain/exam/exam-helps.ts';
import type { Clock } from '../../ports/device/clock.ts';
import { type DraftStore, recordForm } from '../../ports/device/draft-store.ts';
import { subjectOfExam } from '../attempt/attempt-key.ts';
import { keptUntil } from '../kept-exams.ts';
import { keptValues } from './kept-values.ts';
import { helpsIn, settingsIn, type WrittenHelps } from './stored-helps.ts';

interface Deps {
  readonly drafts: Pick<DraftStore, 'read' | 'save' | 'listen'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** `granted`: the adjustments that have switched on their helps in this exam. */
export interface HelpsState {
  readonly settings: HelpSettings;
  readonly questions: ReadonlyMap<string, QuestionHelps>;
  readonly granted: readonly GrantedHelp[];
}

export interface OpenHelps {
  readonly state: Observable<HelpsState> & { readonly value: HelpsState };
  /** Reads the helps that another page of this device may have changed. */
  read(): Promise<void>;
  set(settings: Partial<HelpSettings>): void;
  strike(questionId: string, value: string, isStruck: boolean): void;
  note(questionId: string, text: string): void;
  /** Takes the strikes and the note of a question away. */
  clear(questionId: string): void;
  /** Switches on what these adjustments name, once in each exam: what the candidate then switches off stays off. */
  grant(granted: readonly GrantedHelp[]): void;
  close(): Promise<void>;
}

const keptMs = 60 * 24 * 60 * 60_000;

export type ExamHelps = ReturnType<typeof examHelps>;

/**
 * Keeps the helps of an exam on this device and nowhere else: no call contains them, and no answer waits for them. They are stored as a
 * record beside the answers until a day after the exam, the settings for 60 days, both until the log-out. Without storage they last as long
 * as the page. No method rejects.
 */
export const examHelps = ({ drafts, clock }: Deps) => ({
  open: (exam: Exam, user: string): OpenHelps => {
    const first: HelpsState = { settings: usualSettings, questions: new Map(), granted: [] };
    const state = new BehaviorSubject(first);
    const put = (change: Partial<HelpsState>): void => state.next({ ...state.value, ...change });
    /** The changes of this page that are not stored yet. */
    const own = { settings: new Set<string>(), questions: new Set<string>() };

    const settings = keptValues(drafts, {
      key: { user, form: recordForm, subject: 'bantuan' },
      until: () => clock.now() + keptMs,
      take: (values) => {
        const mine = Object.entries(state.value.settings).filter(([name]) => own.settings.has(name));
        put({ settings: { ...settingsIn(values), ...Object.fromEntries(mine) } });
      },
      give: () => state.value.settings,
      settled: () => own.settings.clear(),
    });
    const ofExam = keptValues(drafts, {
      key: { user, form: recordForm, subject: `bantuan/${subjectOfExam(exam)}` },
      until: () => keptUntil(exam, clock.now()),
      take: (values) => {
        const { questions, granted } = helpsIn(values);
        const mine = [...state.value.questions].filter(([id]) => own.questions.has(id));
        put({
          questions: new Map([...questions, ...mine]),
          granted: [...new Set([...granted, ...state.value.granted])],
        });
      },
      give: (): WrittenHelps => ({ questions: [...state.value.questions], granted: state.value.granted }),
      settled: () => own.questions.clear(),
    });

    const read = async (): Promise<void> => {
      await Promise.all([settings.read(), ofExam.read()]);
    };
    const begun = read();
    const set = (change: Partial<HelpSettings>): void => {
      for (const name of Object.keys(change)) own.settings.add(name);
      put({ settings: { ...state.value.settings, ...change } });
      settings.changed();
    };
    const change = (id: string, by: (helps: QuestionHelps) => QuestionHelps): void => {
      const before = state.value.questions.get(id) ?? noHelps;
      const after = by(before);
      if (after === before) return;
      own.questions.add(id);
      put({ questions: new Map([...state.value.questions, [id, after]]) });
      ofExam.changed();
    };

    return {
      state,
      read,
      set,
      strike: (id, value, isStruck) => change(id, (helps) => withStrike(helps, value, isStruck)),
      note: (id, text) => change(id, (helps) => withNote(helps, text)),
      clear: (id) => change(id, () => noHelps),
      grant: (granted) =>
        void begun.then(() => {
          const fresh = granted.filter((need) => !state.value.granted.includes(need));
          if (fresh.length === 0) return;
          put({ granted: [...state.value.granted, ...fresh] });
          ofExam.changed();
          set(withGranted(state.value.settings, fresh));
        }),
      close: async () => {
        await Promise.all([settings.close(), ofExam.close()]);
      },
    };
  },
});
