import { describe, expect, it, vi } from 'vitest';
import { readTimeline } from '../../../../src/application/assessment/read-timeline.ts';
import type { ReadBefore } from '../../../../src/application/assessment/timeline-additions.ts';
import type { AppealForm } from '../../../../src/domain/assessment/appeal.ts';
import type { AssessmentResult } from '../../../../src/domain/assessment/result.ts';
import { type Stage, stageNames, type Timeline } from '../../../../src/domain/assessment/timeline.ts';
import { aStage } from '../../../builders/stages.ts';

const now = Date.parse('2027-01-11T02:00:00Z');

/** All stages up to one, which may have its own state, are done; the others are locked. */
const upTo = (last: (typeof stageNames)[number], own: Partial<Stage> = {}): Timeline => ({
  trxId: 'TRX-1',
  scheme: { title: 'Barista', slug: 'barista' },
  schedule: { startsAt: '2027-01-11T01:00:00Z', endsAt: null, siteName: 'TUK Contoh', city: '' },
  stages: stageNames.map((name, index) => {
    const at = stageNames.indexOf(last);
    if (name === last) return aStage(name, { status: 'done', ...own });
    return aStage(name, { status: index < at && name !== 'appeal' ? 'done' : 'locked' });
  }),
});

const decided = (facts: Partial<AssessmentResult>) => ({ units: [], reassessment: null, ...facts }) as AssessmentResult;

const answered = (answer: object) => ({ appeal: { answer } }) as AppealForm;

const missing = async () => Promise.reject(new Error('away'));

const open = (
  read: Timeline | null,
  before: Partial<ReadBefore> = {},
  goingOnFrom = vi.fn(async () => null as never),
) => {
  const asked: ReadBefore = {
    result: vi.fn(async () => null),
    appeal: vi.fn(async () => null),
    notesOn: vi.fn(async () => []),
    ...before,
  };
  const serverNow = vi.fn(async () => now);
  const timelines = { find: async () => read };
  const timeline = readTimeline({ timelines, purchases: { goingOnFrom }, serverNow })('TRX-1', asked);
  return { timeline, asked, goingOnFrom, serverNow };
};

describe('the timeline of an assessment', () => {
  it('is null if the candidate has no such purchase, and nothing else is asked', async () => {
    const { timeline, serverNow } = open(null);
    expect(await timeline).toBeNull();
    expect(serverNow).not.toHaveBeenCalled();
  });

  it('opens a stage whose time has come by the server’s clock, and asks for nothing that its present stage does not need', async () => {
    const waiting = upTo('exam', { status: 'open', opensAt: '2027-01-11T01:00:00Z' });
    const { timeline, asked } = open(waiting);
    expect((await timeline)?.asOf).toBe(now);
    for (const read of [asked.result, asked.appeal, asked.notesOn]) expect(read).not.toHaveBeenCalled();
  });

  it.each([
    ['has begun', upTo('agreement', { status: 'locked' })],
    ['is open any more', upTo('certificate')],
  ])('asks for no time and no purchase while no stage %s', async (_, read) => {
    const { timeline, serverNow, goingOnFrom } = open(read);
    expect(await timeline).toEqual(read);
    for (const asked of [serverNow, goingOnFrom]) expect(asked).not.toHaveBeenCalled();
  });

  it('asks for no decision once the certificate is issued, and for no appeal that is not answered', async () => {
    const issued = open(upTo('certificate'));
    await issued.timeline;
    expect(issued.asked.result).not.toHaveBeenCalled();
    const unread = upTo('result', { status: 'open', waitingFor: 'candidate' });
    const undisputed = open(unread, { result: async () => decided({ competent: true }) });
    expect(await undisputed.timeline).toMatchObject({ verdict: { competent: true } });
    for (const asked of [undisputed.asked.appeal, undisputed.goingOnFrom]) expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    ['the decision', null, '2027-01-14T02:00:00Z'],
    ['the answer', '2027-01-15T02:00:00Z', null],
  ])('claims no order where %s has no date', async (_, decidedAt, at) => {
    const { timeline } = open(upTo('appeal'), {
      result: async () => decided({ competent: false, decidedAt }),
      appeal: async () => answered({ granted: true, at }),
    });
    expect(await timeline).toMatchObject({ appealGranted: true });
    expect(await timeline).not.toHaveProperty('decidedAgain');
  });

  it('has the notes on a returned form, and is as it was without them if they cannot be read', async () => {
    const returned = upTo('apl02', { status: 'returned' });
    const noted = open(returned, { notesOn: async (form) => [{ part: form, text: 'Periksa lagi.' }] });
    expect((await noted.timeline)?.returnedNotes).toEqual([{ part: 'apl02', text: 'Periksa lagi.' }]);
    const { timeline } = open(returned, { notesOn: missing });
    expect(await timeline).not.toHaveProperty('returnedNotes');
  });

  it('has the decision, and the answer to an appeal once it is answered', async () => {
    const ended = upTo('appeal');
    const { timeline } = open(ended, {
      result: async () => decided({ competent: false }),
      appeal: async () => answered({ granted: false, text: 'Bukti tetap kurang.' }),
    });
    expect(await timeline).toMatchObject({
      verdict: { competent: false },
      appealGranted: false,
      appealAnswer: 'Bukti tetap kurang.',
    });
  });

  it.each([
    ['2027-01-15T02:00:00Z', true],
    ['2027-01-12T02:00:00Z', false],
  ])('tells of a decision at %s whether it was made after the answer: %s', async (decidedAt, decidedAgain) => {
    const { timeline } = open(upTo('appeal'), {
      result: async () => decided({ competent: false, decidedAt }),
      appeal: async () => answered({ granted: true, at: '2027-01-14T02:00:00Z' }),
    });
    expect(await timeline).toMatchObject({ appealGranted: true, decidedAgain });
  });

  it('has no decision while units are judged again', async () => {
    const again = upTo('appeal');
    const stages = again.stages.map((stage) =>
      stage.name === 'result' ? { ...stage, status: 'open' as const, waitingFor: 'assessor' as const } : stage,
    );
    const reassessment = { units: [], at: null } as unknown as NonNullable<AssessmentResult['reassessment']>;
    const { timeline } = open(
      { ...again, stages },
      { result: async () => decided({ competent: false, reassessment }) },
    );
    expect(await timeline).toMatchObject({ reassessment });
    expect(await timeline).not.toHaveProperty('verdict');
  });

  it.each([
    ['the decision', { result: missing }],
    ['the answer to an appeal', { result: async () => decided({ competent: true }), appeal: missing }],
  ])('is shown without %s if that cannot be read', async (_, before) => {
    const { timeline } = open(upTo('appeal'), before);
    expect(await timeline).not.toHaveProperty('appealAnswer');
  });

  it('names the purchase that continues a failed assessment', async () => {
    const goingOnFrom = vi.fn(async () => ({ id: 'TRX-2' }) as never);
    const { timeline } = open(upTo('feedback'), { result: async () => decided({ competent: false }) }, goingOnFrom);
    expect((await timeline)?.continuedBy).toBe('TRX-2');
    expect(goingOnFrom).toHaveBeenCalledWith({ kind: 'reassessment', trxId: 'TRX-1' });
  });

  it('names the renewal of an ended certificate, with its validity by the server’s clock', async () => {
    const certificate = { number: 'NO-1', issuedAt: null, validUntil: '2027-01-10T00:00:00Z' };
    const goingOnFrom = vi.fn(async () => ({ id: 'TRX-3' }) as never);
    const { timeline } = open({ ...upTo('certificate'), certificate } as Timeline, {}, goingOnFrom);
    expect(await timeline).toMatchObject({ continuedBy: 'TRX-3' });
    expect((await timeline)?.stages.at(-1)?.term).toMatchObject({ number: 'NO-1', life: 'ended' });
    expect(goingOnFrom).toHaveBeenCalledWith({ kind: 'renewal', certificate: 'NO-1' });
  });
});
