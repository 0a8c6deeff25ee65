export const stageNames = [
  'agreement',
  'apl01',
  'apl02',
  'exam',
  'result',
  'appeal',
  'feedback',
  'certificate',
] as const;
export const stageStatuses = ['locked', 'open', 'submitted', 'returned', 'done'] as const;
export const actors = ['candidate', 'admin', 'assessor', 'system'] as const;

export type StageName = (typeof stageNames)[number];
export type StageStatus = (typeof stageStatuses)[number];
export type Actor = (typeof actors)[number];

/** One step of an assessment. The server decides its status; `since` and `due` are ISO instants. */
export interface Stage {
  readonly name: StageName;
  readonly status: StageStatus;
  readonly since: string | null;
  readonly waitingFor: Actor | null;
  readonly note: string | null;
  readonly due: string | null;
}

/** The assessment of one transaction, stages in their order. */
export interface Timeline {
  readonly trxId: string;
  readonly scheme: { readonly title: string; readonly slug: string };
  readonly schedule: {
    /** Null when it is not known, as the end. */
    readonly startsAt: string | null;
    readonly endsAt: string | null;
    readonly siteName: string;
    readonly city: string;
  };
  readonly stages: readonly Stage[];
}

/** The stage that a locked one waits for: the one before it in the server's order. An appeal that may never come is waited for by nothing. */
export const stageBefore = (stages: readonly Stage[], locked: Stage): Stage | undefined =>
  stages.slice(0, stages.indexOf(locked)).findLast(({ name, status }) => name !== 'appeal' || status === 'submitted');
