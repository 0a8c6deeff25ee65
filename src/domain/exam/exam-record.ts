import type { AnswerPhase } from './answer-record.ts';
import type { AttemptView } from './attempt-state.ts';
import type { ExamReceipt } from './exam.ts';

export const pageSigns = ['opened', 'closed', 'hidden', 'shown', 'offline', 'online'] as const;

export const recordedCalls = ['exams', 'content', 'save', 'submit'] as const;

export const stateNames = [
  'role',
  'connection',
  'locked',
  'deviceOnly',
  'takenEarly',
  'sessionOver',
  'closed',
  'durable',
  'handedIn',
] as const;
export type StateName = (typeof stateNames)[number];

/** An answer as the page had it, without its text: the SHA-256 of the text, empty for a blank one, and its length in characters. */
export interface RecordedAnswer {
  readonly question: string;
  readonly phase: AnswerPhase;
  readonly digest: string;
  readonly length: number;
  readonly doubtful: boolean;
}

/**
 * An event of an exam on this device. `questions`: their ids, in order. `press`: the name of the button. `words`: everything that the page
 * says, and the time left as it shows it. `call`: a call of the exam, the number of answers in it, and how it ended. `clock`: the milliseconds
 * by which the device is ahead of the server, and the deadline; null while unknown.
 */
export type RecordedEvent =
  | { readonly kind: 'page'; readonly sign: (typeof pageSigns)[number] }
  | { readonly kind: 'questions'; readonly ids: readonly string[] }
  | { readonly kind: 'press'; readonly name: string }
  | { readonly kind: 'words'; readonly words: readonly string[]; readonly left: string }
  | ({ readonly kind: 'answer' } & RecordedAnswer)
  | { readonly kind: 'state'; readonly name: StateName; readonly value: string }
  | {
      readonly kind: 'call';
      readonly call: (typeof recordedCalls)[number];
      readonly answers: number;
      readonly tookMs: number;
      readonly end: string;
    }
  | { readonly kind: 'clock'; readonly deviceAhead: number | null; readonly deadline: string | null };

/** `at`: milliseconds since the epoch by the device's clock. */
export type RecordEntry = RecordedEvent & { readonly at: number };

type View = Omit<AttemptView, 'answers'> & { readonly closed: unknown };

const statesOf = (view: View): Readonly<Record<StateName, string>> => ({
  role: view.role,
  connection: view.connection,
  locked: String(view.locked),
  deviceOnly: String(view.deviceOnly),
  takenEarly: String(view.takenEarly),
  sessionOver: String(view.sessionOver),
  closed: String(view.closed !== null),
  durable: String(view.durable),
  handedIn: String(view.handedIn),
});

/** The states of an exam in which nothing has happened yet. */
const usual: Readonly<Record<StateName, string>> = {
  role: 'opening',
  connection: 'fine',
  locked: 'false',
  deviceOnly: 'false',
  takenEarly: 'false',
  sessionOver: 'false',
  closed: 'false',
  durable: 'true',
  handedIn: 'false',
};

/** The states that differ between two views of an attempt; without an earlier one, those that are not usual. */
export const statesBetween = (before: View | null, after: View): readonly RecordedEvent[] => {
  const [old, now] = [before ? statesOf(before) : usual, statesOf(after)];
  return stateNames.flatMap((name) =>
    old[name] === now[name] ? [] : [{ kind: 'state' as const, name, value: now[name] }],
  );
};

/** A record as a file: what the exam was, its entries and, only if the candidate wants that, the texts of the answers. */
export interface ExamRecordFile {
  readonly format: 'catatan-ujian-1';
  readonly trxId: string;
  readonly examId: string;
  readonly title: string;
  readonly scheme: string;
  readonly candidate: string;
  readonly startedAt: string | null;
  readonly receipt: Pick<ExamReceipt, 'number' | 'submittedAt' | 'answered'> | null;
  readonly entries: readonly RecordEntry[];
  readonly answers?: Readonly<Record<string, string>>;
}
