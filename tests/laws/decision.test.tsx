import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { certificateState } from '../../src/domain/assessment/certificate-state.ts';
import { recommendedOnly } from '../../src/domain/assessment/result.ts';
import { workText } from '../../src/ui/assessment/public/next-step/stage-text.ts';
import { aResult } from '../builders/printed-forms.ts';
import { aStage } from '../builders/stages.ts';
import { ofAssessment, openPortal, said } from '../ui/portal/open-portal.tsx';
import { jsonReply } from '../unit/adapters/http/replies.ts';
import { httpRepositories } from '../unit/adapters/http/repositories.ts';
import { scriptedClient } from '../unit/adapters/http/scripted-client.ts';

/**
 * The law Truth, of the decision: where a body decides after the assessor's recommendation, no page says that a candidate is competent
 * before the decision is known.
 */
const claim = /Selamat, Anda kompeten|(?<!setelah )Anda dinyatakan kompeten|langkah terakhir; sesudahnya sertifikat/;
const shown = () => document.body.textContent ?? '';

type Told = (path: string, data: never) => unknown;
const open = (person: string, address: string, told?: Told) =>
  openPortal(person, address, told, undefined, undefined, undefined, { decision: 'body' });

const ofResult =
  (decision: unknown): Told =>
  (path, data) =>
    path.startsWith('/api/result/') ? { ...(data as object), decision } : data;

const recommended: readonly (readonly [string, string, string])[] = [
  ['hadi', '/', 'Direkomendasikan kompeten'],
  ['hadi', '/myassessment', 'Direkomendasikan kompeten'],
  ['hadi', ofAssessment('timeline', 121), 'Direkomendasikan kompeten'],
  ['hadi', ofAssessment('exam/result', 121), 'Direkomendasikan kompeten'],
  ['fajar', ofAssessment('exam/result', 127), 'Direkomendasikan belum kompeten'],
  ['fajar', ofAssessment('timeline', 127), 'Direkomendasikan belum kompeten'],
  ['kartika', '/', 'Direkomendasikan kompeten'],
];

describe('where a body decides (fault matrix 110)', () => {
  it.each(recommended)(
    '%s at %s reads the recommendation, and who decides, as no decision',
    async (...[person, address, words]) => {
      await open(person, address);
      await said(words);
      await said('lembaga sertifikasi');
      expect(shown()).not.toMatch(claim);
    },
  );

  it.each([
    [true, 'Selamat, Anda kompeten'],
    ['K', 'Selamat, Anda kompeten'],
    [{ competent: 'kompeten', decided_at: '2026-04-02T03:00:00Z' }, 'Selamat, Anda kompeten'],
    ['belum kompeten', 'Belum Kompeten'],
  ])('the decision %j of the result is what counts', async (decision, words) => {
    await open('hadi', ofAssessment('exam/result', 121), ofResult(decision));
    await said(words);
    expect(shown()).not.toMatch(/Direkomendasikan (belum )?kompeten/);
  });

  it('a certificate that is being made is not said to be signed before the decision', () => {
    const certificate = aStage('certificate', { status: 'open', waitingFor: 'system' });
    const timeline = { stages: [certificate], verdict: { competent: true, recommended: true } };
    expect(workText(certificate, timeline)).toBe('Lembaga sertifikasi belum memutuskan hasil asesmen Anda');
    expect(certificateState({ ...timeline, trxId: 'TRX-1' } as never).status).toBe('undecided');
  });

  it('an issued certificate tells the decision as well', async () => {
    await open('gita', ofAssessment('exam/result', 88));
    await said('Selamat, Anda kompeten');
    await waitFor(() => expect(shown()).not.toMatch(/Direkomendasikan (belum )?kompeten/));
  });

  it.each([[null], [''], ['menunggu pleno'], [{}], [[]], [{ status: 'pending' }]])(
    'the decision %j is not known yet',
    async (decision) => {
      const { http } = scriptedClient(() => jsonReply({ data: { trx_id: 'TRX-1', competent: 'kompeten', decision } }));
      const result = await httpRepositories(http, 'body').assessments.result('TRX-1');
      expect(result).toMatchObject({ competent: true, recommendation: { competent: true, decided: false } });
    },
  );
});

const answeredAt = '2026-03-20T03:00:00Z';
const answer = { granted: true, text: 'Banding diterima.', at: answeredAt };
const appeal = { explained: true, discussed: true, others_involved: false, reason: 'Bukti kurang dibaca.', answer };

/** A server that grants an appeal, and says nothing about a reassessment. */
const granting =
  (decidedAt: string | null, result: object, feedback: object): Told =>
  (path, data) => {
    const told = data as { stages: readonly { name: string }[] };
    if (path.startsWith('/api/result/')) return { ...told, competent: false, decided_at: decidedAt, follow_up: null };
    if (path.startsWith('/api/appeals/')) return { ...told, appeal };
    if (!path.startsWith('/api/timeline/')) return data;
    const changes: Record<string, object> = { appeal: { status: 'done', waiting_for: null }, result, feedback };
    return { ...told, stages: told.stages.map((stage) => ({ ...stage, ...changes[stage.name] })) };
  };

const [mine, done] = [
  { status: 'open', waiting_for: 'candidate' },
  { status: 'done', waiting_for: null },
];
const pages = ['/', '/myassessment', ofAssessment('timeline', 127), ofAssessment('exam/result', 127)];
const decided = { before: '2026-03-10T03:00:00Z', after: '2026-03-25T03:00:00Z', 'at an unknown time': null };
const when = Object.keys(decided) as (keyof typeof decided)[];

describe('after a granted appeal, a decision (fault matrix 115)', () => {
  it.each(
    pages.flatMap((page) =>
      when.flatMap((time) => [
        [time, page, 'accepted', done, done] as const,
        [time, page, 'unread', mine, mine] as const,
      ]),
    ),
  )(
    '%s the answer is the new one only if it was made after that: %s, %s',
    async (...[time, page, , result, feedback]) => {
      await openPortal('fajar', page, granting(decided[time], result, feedback));
      await said(page.includes('result') ? 'Belum Kompeten' : 'Banding Anda dikabulkan');
      await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
      expect(/ini keputusan yang baru/.test(shown())).toBe(time === 'after' && !page.includes('result'));
      if (time === 'before')
        expect(shown().match(/.{0,40}(berakhir tanpa sertifikat|asesmen ulang).{0,20}/gi) ?? []).toEqual([]);
    },
  );
});

it('where the assessor decides, a decision of somebody else is not read', async () => {
  const { http } = scriptedClient(() =>
    jsonReply({ data: { trx_id: 'TRX-1', competent: 'kompeten', decision: 'BK' } }),
  );
  const result = await httpRepositories(http).assessments.result('TRX-1');
  expect(result?.competent).toBe(true);
  expect(recommendedOnly(result ?? aResult(), [])).toBe(false);
});
