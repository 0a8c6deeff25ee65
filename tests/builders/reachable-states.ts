import type { StageRow } from '../../fake-backend/database/rows.ts';
import { firstStages } from '../../fake-backend/rules/assessment.ts';
import { move } from '../../fake-backend/rules/stages/move-stages.ts';
import { type StageEvent, transitions } from '../../fake-backend/rules/stages/stage-transitions.ts';
import type { Stage } from '../../src/domain/assessment/timeline.ts';

export interface ReachedState {
  readonly rows: readonly StageRow[];
  readonly competent: boolean;
}

export const stageEvents = Object.keys(transitions) as StageEvent[];
const now = new Date('2026-03-10T02:00:00Z');

export const stateAfter = ({ rows, competent }: ReachedState, event: StageEvent): ReachedState | null => {
  const decided = event.endsWith('.pass') ? true : event.endsWith('.fail') ? false : competent;
  const facts = {
    competent: decided,
    at: '2026-03-10T09:00:00+07:00',
    dueAt: () => '2026-03-13T23:59:59+07:00',
    note: null,
  };
  const outcome = move(rows, event, facts);
  if (outcome.kind === 'refused') return null;
  return { rows: rows.map((row) => outcome.changed.find(({ id }) => id === row.id) ?? row), competent: decided };
};

export const stagesOf = ({ rows }: ReachedState): Stage[] =>
  rows.map(({ name, status, since, waiting_for: waitingFor, note, due }) => ({
    name,
    status,
    since,
    waitingFor,
    note,
    due,
  }));

const nameOf = ({ rows, competent }: ReachedState) =>
  `${rows.map(({ status, waiting_for }) => `${status[0]}${waiting_for?.[0] ?? '-'}`).join(' ')} ${competent ? 'K' : 'BK'}`;

const reachable = (): readonly (readonly [name: string, state: ReachedState])[] => {
  const begun: ReachedState = { rows: firstStages('TRX-1', now), competent: false };
  const found = new Map([[nameOf(begun), begun]]);
  const open = [begun];
  for (let state = open.pop(); state; state = open.pop()) {
    for (const event of stageEvents) {
      const next = stateAfter(state, event);
      if (!next || found.has(nameOf(next))) continue;
      found.set(nameOf(next), next);
      open.push(next);
    }
  }
  return [...found];
};

export const reachableStates = reachable();
