import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { canvasPhotoCompressor, openInCanvas } from '../../src/adapters/browser/canvas-photo-compressor.ts';
import { encodeOnPage } from '../../src/adapters/browser/pictures/encode-picture.ts';
import { pictureScaler } from '../../src/adapters/browser/pictures/picture-scaler.ts';
import { prepareFile } from '../../src/application/files/prepare-file.ts';
import { validateFile } from '../../src/application/files/validate-file.ts';
import { savePhoto } from '../../src/application/profile/save-photo.ts';
import type { EssayQuestion as Essay } from '../../src/domain/exam/question.ts';
import { demonstrationKinds, evidenceLimits, signatureLimits } from '../../src/domain/files/upload-limits.ts';
import { EmailField } from '../../src/ui/account/email-field.tsx';
import { EssayQuestion } from '../../src/ui/exam/questions/essay-question.tsx';
import { DigitsField } from '../../src/ui/forms/digits-field.tsx';
import { fileProblemText } from '../../src/ui/forms/file-refusal.ts';
import { emptyDraft, noImageText, signatureImage } from '../../src/ui/forms/signature/signature-draft.ts';
import { useCheckedForm } from '../../src/ui/forms/use-checked-form.ts';
import { Checkbox } from '../../src/ui/kit/components/choice/checkbox.tsx';
import { PasswordField } from '../../src/ui/kit/components/form/password-field.tsx';
import { SelectField } from '../../src/ui/kit/components/form/select-field.tsx';
import { TextAreaField } from '../../src/ui/kit/components/form/text-area-field.tsx';
import { TextField } from '../../src/ui/kit/components/form/text-field.tsx';
import { PrakerjaCodeField } from '../../src/ui/purchase/prakerja/prakerja-code-field.tsx';
import { anEssay } from '../builders/answers.ts';
import { showWith } from '../ui/show-with.tsx';

type AnyField = ComponentType<Record<string, unknown>>;
type Value = string | boolean;

/** Every kind of field of the forms, with what it knew and what stands on the screen. */
const fields: Readonly<Record<string, { readonly field: unknown; readonly before: Value; readonly after: Value }>> = {
  text: { field: TextField, before: 'Lama', after: 'Baru' },
  'empty text': { field: TextField, before: '', after: 'Baru' },
  'emptied text': { field: TextField, before: 'Lama', after: '' },
  area: { field: TextAreaField, before: 'Lama', after: 'Satu\ndua' },
  digits: { field: DigitsField, before: '', after: '3201' },
  email: { field: EmailField, before: '', after: 'ayu@contoh.example' },
  password: { field: PasswordField, before: '', after: 'rahasia-baru' },
  code: { field: PrakerjaCodeField, before: '', after: 'KODE-123' },
  select: { field: SelectField, before: 'a', after: 'b' },
  checkbox: { field: Checkbox, before: false, after: true },
  'cleared checkbox': { field: Checkbox, before: true, after: false },
};

const property = (value: Value) => (typeof value === 'boolean' ? 'checked' : 'value');

/** Ways to change a control without an event: from the page's scripts, and from outside of them, where React does not see the change. */
const ways: Readonly<Record<string, (control: HTMLInputElement, value: Value) => void>> = {
  'by a script of the page': (control, value) => Object.assign(control, { [property(value)]: value }),
  'by autofill or an extension': (control, value) =>
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property(value))?.set?.call(control, value),
};
const extra = { label: 'Isian', options: ['a', 'b'].map((value) => ({ value, label: value, id: value, name: value })) };

afterEach(cleanup);

const Form = ({ kind, send }: { readonly kind: string; readonly send: (value: unknown) => void }) => {
  const { field: Field, before } = fields[kind] as { field: AnyField; before: Value };
  const { submit, field } = useCheckedForm<Record<string, Value>>({
    initial: { other: 'tetap', isian: before },
    judge: () => ({}),
    send: async (values) => send(values),
  });
  return (
    <form aria-label="Formulir" onSubmit={submit}>
      <TextField {...field('other')} label="Lain" />
      <Field {...extra} {...field('isian')} />
    </form>
  );
};

describe('a form (fault matrix 108)', () => {
  it.each(Object.keys(fields).flatMap((kind) => Object.keys(ways).map((way) => ({ kind, way }))))(
    'sends the $kind that is on the screen, also when it was set $way',
    async ({ kind, way }) => {
      const send = vi.fn();
      showWith(<Form kind={kind} send={send} />);
      const control = document.querySelector<HTMLInputElement>('[name="isian"]');
      if (!control) throw new Error('no field');
      const { after } = fields[kind] as { after: Value };
      ways[way]?.(control, after);
      await act(async () => fireEvent.submit(screen.getByRole('form')));
      expect(send).toHaveBeenCalledWith({ other: 'tetap', isian: after });
      expect(control[property(after)]).toBe(after);
    },
  );
});

describe('an essay that was changed without an event', () => {
  const moments: Readonly<Record<string, (unmount: () => void) => void>> = {
    'after two seconds': () => vi.advanceTimersByTime(2_000),
    'before the page hides': () => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    'before the page goes': () => {
      window.dispatchEvent(new Event('pagehide'));
    },
    'before the question goes': (unmount) => unmount(),
  };
  afterEach(() => vi.useRealTimers());

  it.each(Object.keys(moments).flatMap((moment) => Object.keys(ways).map((way) => ({ moment, way }))))(
    'is an answer $moment, $way',
    ({ moment, way }) => {
      vi.useFakeTimers();
      const known: string[] = [];
      const hears = (event: Event) => void known.push(event.type);
      // the attempt listens before a question is shown
      document.addEventListener('visibilitychange', hears);
      const question = anEssay('S1', 1) as Essay;
      const props = { question, ids: { heading: 'h', text: 't' } as never, value: 'lama', disabled: false };
      const { unmount } = render(<EssayQuestion {...props} onAnswer={(value) => known.push(value)} />);
      const field = screen.getByRole<HTMLInputElement>('textbox');
      ways[way]?.(field, 'isian ekstensi');
      expect(known).toEqual([]);
      act(() => moments[moment]?.(unmount));
      expect(known[0]).toBe('isian ekstensi');
      document.removeEventListener('visibilitychange', hears);
    },
  );

  it('is no answer any more once the time is over', () => {
    const answer = vi.fn();
    const question = anEssay('S1', 1) as Essay;
    render(
      <EssayQuestion
        question={question}
        ids={{ heading: 'h', text: 't' } as never}
        value=""
        disabled
        onAnswer={answer}
      />,
    );
    screen.getByRole<HTMLTextAreaElement>('textbox').value = 'terlambat';
    window.dispatchEvent(new Event('pagehide'));
    expect(answer).not.toHaveBeenCalled();
  });
});

/** What canvases hand out for a pixel that was drawn. */
const canvases: Readonly<
  Record<string, { readonly reads: (channel: number, index: number) => number; readonly isTrue?: true }>
> = {
  'what was drawn': { reads: (channel) => channel, isTrue: true },
  'noise that nobody sees': { reads: (channel, index) => Math.min(255, channel + (index % 2)), isTrue: true },
  white: { reads: () => 255 },
  black: { reads: () => 0 },
  'another picture': { reads: (channel) => 255 - channel },
  noise: { reads: (_, index) => [137, 12, 201][index] ?? 0 },
};

describe('a canvas (fault matrix 109) that hands out', () => {
  afterEach(() => vi.restoreAllMocks());

  /** A context that draws nothing but remembers its color, and has ink in every pixel. */
  const contextThat = (reads: (channel: number, index: number) => number) => {
    const context = {
      fillStyle: '',
      getImageData: (_x: number, _y: number, width: number, height: number) => ({
        data: [...Array(width * height).keys()].flatMap(() => [
          ...(context.fillStyle.match(/\d+/g) ?? ['0', '0', '0']).map((channel, index) =>
            reads(Number(channel), index),
          ),
          255,
        ]),
      }),
      measureText: () => ({ width: 100 }),
    };
    return new Proxy(context, { get: (own, name) => Reflect.get(own, name) ?? (() => undefined) });
  };
  const png = new Blob(['png'], { type: 'image/png' });
  const beginningWith =
    (name: string, ...head: number[]) =>
    (size: number) =>
      new File([Uint8Array.from(head), new Uint8Array(size - head.length)], name);
  const pictures = {
    jpeg: beginningWith('ijazah.jpg', 0xff, 0xd8, 0xff),
    png: beginningWith('ijazah.png', 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    heic: beginningWith('ijazah.heic', 0, 0, 0, 24, ...new TextEncoder().encode('ftypheic')),
  };
  /** Every place that shrinks pictures. */
  const uploads = {
    evidence: evidenceLimits(),
    signature: signatureLimits,
    demonstration: { maxKb: 5_000, kinds: demonstrationKinds },
  };

  it.each(Object.keys(canvases))(
    '%s makes pictures of true pixels, or says so and takes those that fit as they are',
    async (name) => {
      const { reads, isTrue = false } = canvases[name] as (typeof canvases)[string];
      vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => contextThat(reads) as never);
      vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(png));
      vi.stubGlobal('createImageBitmap', async () => ({ width: 10, height: 10, close: () => undefined }));
      const area = { x: 0, y: 0, width: 10, height: 10 };
      const sent: Blob[] = [];
      const prepare = prepareFile({ scaler: pictureScaler({ sizeOf: async () => area, encode: encodeOnPage }) });
      const save = savePhoto({
        compressor: canvasPhotoCompressor(openInCanvas),
        prepare,
        profiles: { savePhoto: async (photo: Blob) => void sent.push(photo), find: async () => null } as never,
        realtime: { announceChange: () => undefined },
      });
      for (const fits of [true, false]) {
        const photo = pictures.jpeg(fits ? 100 : 500_001);
        const cut = await save(photo, area, '1');
        expect(cut).toMatchObject(isTrue ? { kind: 'saved' } : { kind: 'untrue', fits });
        expect(sent.splice(0)).toEqual(isTrue ? [png] : []);
        // the whole picture, which no canvas has touched
        expect(await save(photo, 'whole', '1')).toMatchObject(fits ? { kind: 'saved' } : { kind: 'unreadable' });
        expect(sent.splice(0)).toEqual(fits ? [photo] : []);
      }
      for (const [place, limits] of Object.entries(uploads))
        for (const [kind, picture] of Object.entries(pictures)) {
          const large = await prepare(picture(limits.maxKb * 1_000 + 1), limits);
          expect([place, kind, large.problem, large.shrunkFrom === null]).toEqual([
            place,
            kind,
            isTrue ? null : 'untrue',
            !isTrue,
          ]);
          expect(fileProblemText('untrue', limits)).toMatch(/melindungi gambar.* paling besar .* KB/);
          if (kind === 'heic') continue;
          const small = picture(100);
          expect(await prepare(small, limits)).toEqual({ file: small, shrunkFrom: null, problem: null });
          expect(await validateFile(small, limits)).toBeNull();
        }
      expect(
        await signatureImage({
          ...emptyDraft,
          strokes: [[0, 0.5].map((x) => ({ x, y: 0.2, pressure: 0.5, time: 0 }))],
        }),
      ).toBe(isTrue ? png : null);
      expect(noImageText(emptyDraft)).toContain('Unggah');
      vi.unstubAllGlobals();
    },
  );
});
