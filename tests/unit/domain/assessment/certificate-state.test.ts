import { describe, expect, it } from 'vitest';
import { certificateState } from '../../../../src/domain/assessment/certificate-state.ts';
import { nextStep } from '../../../../src/domain/assessment/next-step.ts';
import type { Stage, Timeline } from '../../../../src/domain/assessment/timeline.ts';
import { aStage } from '../../../builders/stages.ts';

const since = '2026-11-02T02:00:00.000Z';
const timeline = (stages: readonly Stage[], rest: Partial<Timeline> = {}): Timeline => ({
  trxId: 'TRX-1',
  scheme: { title: 'Barista', slug: 'barista' },
  schedule: { startsAt: null, endsAt: null, siteName: 'TUK', city: '' },
  stages,
  ...rest,
});
const stateOf = (stage: Partial<Stage>) => certificateState(timeline([aStage('certificate', { since, ...stage })]));

describe('the state of a certificate', () => {
  it.each<[CertificateStatus, Partial<Stage>]>([
    ['not_ready', { status: 'locked' }],
    ['not_ready', { status: 'locked', waitingFor: 'candidate' }],
    ['ready', { status: 'done', waitingFor: 'admin' }],
    ['ready', { status: 'open', waitingFor: 'candidate' }],
    ['signing', { status: 'open', waitingFor: 'admin' }],
    ['signing', { status: 'submitted', waitingFor: 'assessor' }],
    ['unknown', { status: 'open', waitingFor: null }],
    ['unknown', { status: 'unknown', waitingFor: 'admin' }],
  ])('is %s for the stage %o', (status, stage) => {
    expect(stateOf(stage)).toEqual({ number: null, issuedAt: null, validUntil: null, status, since });
  });

  it('has the facts of the timeline and the server’s own word', () => {
    const facts = { number: '7', issuedAt: since, validUntil: since };
    const stages = [aStage('certificate', { status: 'unknown', word: 'cetak' })];
    expect(certificateState(timeline(stages, { certificate: facts }))).toEqual({
      ...facts,
      status: 'unknown',
      word: 'cetak',
      since: null,
    });
  });

  it('is unknown without a timeline or such a stage', () => {
    const unknown = { number: null, issuedAt: null, validUntil: null, status: 'unknown', since: null };
    expect(certificateState(null)).toEqual(unknown);
    expect(certificateState(timeline([aStage('exam', { status: 'done', since })]))).toEqual(unknown);
  });
});

type CertificateStatus = ReturnType<typeof certificateState>['status'];

describe('an issued certificate', () => {
  it.each([
    ['renew', { life: 'ending' }],
    ['renew', { life: 'ended' }],
    ['certificate', { life: 'valid' }],
    ['certificate', undefined],
  ] as const)('leads to the step %s with the term %o', (kind, life) => {
    const term = life && { ...life, validUntil: since };
    const stage = aStage('certificate', { status: 'done', ...(term && { term: term as NonNullable<Stage['term']> }) });
    expect(nextStep([stage])).toEqual({ kind, stage });
  });
});
