import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HttpExamRepository } from '../../../src/adapters/http/exam/http-exam-repository.ts';
import { examQueries } from '../../../src/application/exam/exam-queries.ts';
import { examTokens } from '../../../src/application/exam/tokens.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import { statusText } from '../../../src/ui/core/failure-text.ts';
import { paths } from '../../../src/ui/core/paths.ts';
import ExamPage from '../../../src/ui/exam/exam-page.tsx';
import { jsonReply } from '../../unit/adapters/http/replies.ts';
import { scriptedClient } from '../../unit/adapters/http/scripted-client.ts';
import { FakeServices, openPages } from '../purchase/portal-page.tsx';

const open = (trxid: string, status: number) => {
  const { http } = scriptedClient(() => jsonReply({ message: 'Not Found' }, status));
  const services = new FakeServices().with(
    examTokens.examQueries,
    examQueries({ exams: new HttpExamRepository(http), kept: { settle: async () => undefined } }),
  );
  openPages({ [paths.essayExam.pattern]: ExamPage }, `/myassessment/exam/essay/${trxid}`, services);
};

it.each([
  ['that is not there any more', encodeTrxId('TRX-1'), 404, 'Data tidak ditemukan'],
  ['with an invalid address', 'a.b', 404, 'Data tidak ditemukan'],
  ['of somebody else', encodeTrxId('TRX-1'), 403, statusText(403)],
])(
  'the page says that the exam of an assessment %s is missing, with a way back (fault matrix 9)',
  async (_, trxid, status, words) => {
    open(trxid, status);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Kembali ke Sertifikasi Saya' }).getAttribute('href')).toBe(
      paths.assessments.to({}),
    );
  },
);
