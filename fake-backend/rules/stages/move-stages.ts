import type { StageRow } from '../../database/rows.ts';
import { type StageEvent, transitions } from './stage-transitions.ts';
import type { Due, Opening, Transition } from './transition.ts';

type Status = StageRow['status'];
type Rows = readonly Readonly<StageRow>[];

export interface MoveFacts {
  readonly competent: boolean;
  readonly at: string;
  readonly dueAt: (due: Due) => string;
  readonly note: string | null;
}

export type MoveOutcome =
  | { readonly kind: 'moved'; readonly changed: Rows }
  | { readonly kind: 'refused'; readonly message: string };

const refusals: Readonly<Record<Status, string>> = {
  locked: 'Tahap ini belum terbuka.',
  open: 'Tahap ini belum dikirim.',
  submitted: 'Formulir ini sudah dikirim dan sedang diperiksa.',
  returned: 'Formulir ini dikembalikan untuk diperbaiki.',
  done: 'Tahap ini sudah selesai.',
};

/** A stage as of `now`: an appeal not sent in time is closed. */
export const stageNow = (stage: Readonly<StageRow>, now: Date): Readonly<StageRow> =>
  stage.name === 'appeal' && stage.status === 'open' && stage.due !== null && Date.parse(stage.due) < now.getTime()
    ? { ...stage, status: 'locked', since: null, waiting_for: null, note: 'Masa banding telah lewat.' }
    : stage;

const isDone = (stages: Rows, name: StageRow['name']): boolean =>
  stages.some((stage) => stage.name === name && stage.status === 'done');

const applies = ({ when }: Opening, stages: Rows, { competent }: MoveFacts): boolean =>
  when === undefined || (competent && isDone(stages, 'result') && isDone(stages, 'feedback'));

const opened = (
  row: Readonly<StageRow>,
  { waitsFor = 'candidate', note, due }: Opening,
  facts: MoveFacts,
): StageRow => ({
  ...row,
  status: 'open',
  since: facts.at,
  waiting_for: waitsFor,
  note: note ?? null,
  due: due ? facts.dueAt(due) : null,
});

const moved = (stage: Readonly<StageRow>, transition: Transition, facts: MoveFacts): StageRow => ({
  ...stage,
  status: transition.to,
  since: facts.at,
  waiting_for: transition.waitsFor,
  note: facts.note ?? transition.note ?? null,
  due: transition.due ? facts.dueAt(transition.due) : null,
});

export const move = (stages: Rows, event: StageEvent, facts: MoveFacts): MoveOutcome => {
  const transition: Transition = transitions[event];
  const stage = stages.find(({ name }) => name === transition.stage);
  if (!stage) return { kind: 'refused', message: 'Tahap ini tidak ada.' };
  if (!transition.from.includes(stage.status)) {
    const reason = stage.status === 'locked' ? stage.note : null;
    return { kind: 'refused', message: reason ?? refusals[stage.status] };
  }
  const holder = transition.whileWith ?? transition.by;
  if (holder !== 'anybody' && stage.waiting_for !== holder)
    return { kind: 'refused', message: stage.note ?? 'Tahap ini menunggu pihak lain.' };
  const first = moved(stage, transition, facts);
  const changed = new Map<string, StageRow>([[first.id, first]]);
  const after = stages.map((row) => changed.get(row.id) ?? row);
  for (const opening of transition.opens ?? []) {
    const row = after.find(({ name }) => name === opening.stage);
    const may = row && (opening.again === true || row.status === 'locked') && applies(opening, after, facts);
    if (may) changed.set(row.id, opened(row, opening, facts));
  }
  for (const { stage: name, note } of transition.explains ?? []) {
    const row = after.find((other) => other.name === name);
    if (row?.status === 'locked' && !changed.has(row.id)) changed.set(row.id, { ...row, note });
  }
  return { kind: 'moved', changed: [...changed.values()] };
};
