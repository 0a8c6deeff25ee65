import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { certificateState } from '../../src/domain/assessment/certificate-state.ts';
import { recommendedOnly } from '../../src/domain/assessment/result.ts';
import { workText } from '../../src/ui/next-step/stage-text.ts';
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

it('where the assessor decides, a decision of somebody else is not read', async () => {
  const { http } = scriptedClient(() =>
    jsonReply({ data: { trx_id: 'TRX-1', competent: 'kompeten', decision: 'BK' } }),
  );
  const result = await httpRepositories(http).assessments.result('TRX-1');
  expect(result?.competent).toBe(true);
  expect(recommendedOnly(result ?? aResult(), [])).toBe(false);
});
