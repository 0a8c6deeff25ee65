import { describe, expect, it } from 'vitest';
import { emptyDraft, isOvertaken, signatureProblem } from '../../../../src/ui/forms/signature/signature-draft.ts';
import type { Stroke } from '../../../../src/ui/kit/components/media/signature-strokes.ts';

const line = (length: number): Stroke => [0, length].map((x) => ({ x, y: 0.2, pressure: 0.5, time: 0 }));

describe('a signature in progress', () => {
  it('is refused while it is empty, a dot, or a slip of the finger', () => {
    expect(signatureProblem(emptyDraft)).toBe('Gambar tanda tangan Anda di dalam kotak');
    const tooShort = 'Goresan terlalu pendek; gambar tanda tangan Anda lengkap';
    expect(signatureProblem({ ...emptyDraft, strokes: [line(0)] })).toBe(tooShort);
    expect(signatureProblem({ ...emptyDraft, strokes: [line(0.1)] })).toBe(tooShort);
    expect(signatureProblem({ ...emptyDraft, strokes: [line(0.1), line(0.1)] })).toBeUndefined();
  });

  it('drops the message about its missing strokes once it is drawn, and keeps every other one', () => {
    const blank = signatureProblem(emptyDraft);
    const drawn = { ...emptyDraft, strokes: [line(1)] };
    expect(isOvertaken(blank, drawn)).toBe(true);
    expect(isOvertaken(blank, emptyDraft)).toBe(false);
    expect(isOvertaken('Tanda tangan ditolak server.', drawn)).toBe(false);
    expect(isOvertaken(undefined, drawn)).toBe(false);
  });

  it('is refused while its name is empty or too long', () => {
    const typed = (name: string) => signatureProblem({ ...emptyDraft, way: 'type', name });
    expect(typed('   ')).toBe('Ketik nama Anda');
    expect(typed('A')).toBeUndefined();
    expect(typed(` ${'a'.repeat(60)} `)).toBeUndefined();
    expect(typed('𝓐'.repeat(60))).toBeUndefined();
    expect(typed('a'.repeat(61))).toBe('Nama paling banyak 60 karakter');
  });

  it('is refused while no picture is chosen, whatever was drawn', () => {
    expect(signatureProblem({ ...emptyDraft, way: 'upload', strokes: [line(1)], name: 'Ayu' })).toBe(
      'Pilih gambar tanda tangan Anda',
    );
  });
});
