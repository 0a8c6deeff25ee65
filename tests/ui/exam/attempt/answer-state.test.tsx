import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnswerPhase } from '../../../../src/domain/exam/answer-record.ts';
import { AnswerState } from '../../../../src/ui/exam/attempt/answer-state.tsx';

const state = (phase: AnswerPhase) => <AnswerState view={{ value: 'a', doubtful: false, phase, refusal: null }} />;

it('the state of an answer stays "Gagal" while more is typed, and is busy until the device has the text', () => {
  const { rerender } = render(state('failing'));
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('Belum terkirim, dicoba lagi');
  expect(region.getAttribute('aria-busy')).toBe('false');

  rerender(state('saving'));
  expect(region.textContent).toBe('Belum terkirim, dicoba lagi');
  expect(region.getAttribute('aria-busy')).toBe('true');

  rerender(state('failing'));
  expect(region.getAttribute('aria-busy')).toBe('false');
});

it('a question that is only marked has no answer that was sent', () => {
  render(<AnswerState view={{ value: '', doubtful: true, phase: 'sent', refusal: null }} />);
  expect(screen.getByText('Tanda terkirim')).toBeDefined();
});
