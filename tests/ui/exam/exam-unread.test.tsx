import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defaultConfig } from '../../../src/configuration/default-config.ts';
import type { ExamReceipt } from '../../../src/domain/exam/exam.ts';
import { ExamCard } from '../../../src/ui/exam/list/exam-card.tsx';
import { ExamRules } from '../../../src/ui/exam/list/exam-rules.tsx';
import { UploadedAnswer } from '../../../src/ui/exam/practical/uploaded-answer.tsx';
import { ReceiptPaper } from '../../../src/ui/exam/receipt/receipt-paper.tsx';
import { anExam } from '../../builders/exam.ts';
import { showWith } from '../show-with.tsx';
import { examsOf } from './exams-of.ts';

const receipt: ExamReceipt = { number: '', submittedAt: null, answered: null, total: null, digest: null };
const exam = anExam({ status: 'submitted', receipt });
const noNames = { scheme: { title: '', number: '' }, candidate: '', assessor: { name: '', registration: '' } };
const all = { ...examsOf([exam]), ...noNames };
const oddities = /null|undefined|NaN|Invalid/;

describe('data that a server omits for an exam', () => {
  it('become a dash on its receipt, or a missing line', () => {
    showWith(<ReceiptPaper all={all} exam={exam} receipt={receipt} proven />);
    expect(document.body.textContent).toContain('Waktu pengumpulan–');
    expect(document.body.textContent).not.toMatch(/Sidik/);
    expect(document.body.textContent).not.toMatch(oddities);
  });

  it('are left out on its card', () => {
    showWith(<ExamCard exam={exam} isNext={false} />);
    expect(document.body.textContent).toContain('Ujian ini sudah dikumpulkan.');
    expect(document.body.textContent).not.toMatch(oddities);
  });

  it('are left out beside a file', () => {
    render(<UploadedAnswer file={{ id: 'B-1', name: '', size: null, uploadedAt: null }} />);
    expect(document.body.textContent).toBe('File tugasditerima server');
  });
});

it('the rules before an exam promise no saving on the server when the configuration turns it off (fault matrix 86)', () => {
  const config = { ...defaultConfig, features: { ...defaultConfig.features, partialSaves: false } };
  showWith(<ExamRules exam={anExam()} assessor="" />, { config });
  expect(document.body.textContent).toContain('Jangan ganti perangkat atau hapus data browser.');
  expect(document.body.textContent).not.toContain('dikirim ke server');
});
