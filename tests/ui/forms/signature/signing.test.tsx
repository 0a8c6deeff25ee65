import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { profileTokens } from '../../../../src/application/profile/tokens.ts';
import {
  choiceProblem,
  emptyChoice,
  isAwaited,
  type SignatureChoice,
} from '../../../../src/ui/forms/signature/signature-choice.ts';
import {
  emptyDraft,
  isOvertaken,
  signatureImage,
  signatureProblem,
} from '../../../../src/ui/forms/signature/signature-draft.ts';
import { TypedSignature } from '../../../../src/ui/forms/signature/typed-signature.tsx';
import { useCheckedForm } from '../../../../src/ui/forms/use-checked-form.ts';
import type { Stroke } from '../../../../src/ui/kit/components/media/signature-strokes.ts';
import { useProfile } from '../../../../src/ui/profile/public/profile-data.ts';
import { SignatureSection } from '../../../../src/ui/profile/public/signature/signature-section.tsx';
import { useSigning } from '../../../../src/ui/profile/public/signature/use-signing.ts';
import { SignatureForm } from '../../../../src/ui/profile/signature-form.tsx';
import { blindCanvas } from '../../../fakes/blind-canvas.ts';
import { FakeServices, sessionOf, showWith } from '../../show-with.tsx';

const picture = new File(['png'], 'tanda-tangan.png', { type: 'image/png' });

const withFile = { way: 'upload', strokes: [], name: '', file: picture } as const;

const Signing = ({ file }: { readonly file: File | null }) => {
  const { profileSignature, problemOf } = useSigning('result', '');
  const checked = useCheckedForm<{ signature: SignatureChoice }>({
    initial: { signature: { ...emptyChoice, draft: { ...withFile, file } } },
    idPrefix: 'uji-',
    judge: ({ signature }) => ({ signature: problemOf(signature) }),
    send: async () => undefined,
  });
  return (
    <form onSubmit={checked.submit}>
      <SignatureSection checked={checked} profileSignature={profileSignature} />
    </form>
  );
};

const label = 'Simpan di profil, agar tidak perlu dibuat lagi';

const open = async (file: File | null, save: () => Promise<unknown>) => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:tanda-tangan');
  const profile = { personal: { fullname: 'Orang 7' }, photo: null, signature: null };
  const saved = vi.fn(save);
  const services = new FakeServices()
    .with(profileTokens.profiles, { find: async () => profile } as never)
    .with(profileTokens.saveSignature, saved as never);
  const { alerts } = showWith(<Signing file={file} />, { services, session: sessionOf() });
  const press = async () => {
    const button = await screen.findByRole('button', { name: label });
    await act(async () => void fireEvent.click(button));
  };
  return { saved, alerts, press, profile };
};

it('a new signature is kept in a profile without one, and the document then uses that', async () => {
  const kept = { personal: { fullname: 'Orang 7' }, photo: null, signature: 'data:image/png;base64,AA==' };
  const { saved, press } = await open(picture, async () => ({ kind: 'saved', profile: kept }));
  await press();
  expect(saved).toHaveBeenCalledExactlyOnceWith(picture, '7');
  const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: 'Pakai tanda tangan profil' });
  expect([chosen.checked, document.activeElement]).toEqual([true, chosen]);
  expect(screen.queryByRole('button', { name: label })).toBeNull();
});

it('a signature that is not made yet is not kept, and the field says what is missing', async () => {
  const { saved, press } = await open(null, async () => undefined);
  await press();
  expect(saved).not.toHaveBeenCalled();
  expect(await screen.findByText('Pilih gambar tanda tangan Anda')).toBeDefined();
});

const Fresh = () => {
  const { first, profileSignature } = useSigning('result', 'Putri');
  const checked = useCheckedForm<{ signature: SignatureChoice }>({
    initial: { signature: first },
    idPrefix: 'uji-',
    judge: () => ({}),
    send: async () => undefined,
  });
  return <SignatureSection checked={checked} profileSignature={profileSignature} />;
};

/** As in the tab of the profile, which shows it once the profile has come. */
const InProfile = () => {
  const { data } = useProfile('7');
  return data && <SignatureForm candidateId="7" onSaved={vi.fn()} onCancel={vi.fn()} />;
};

it.each([
  [true, 'Ketik'],
  [false, 'Gambar'],
])('whoever has named a disability (%s) begins to sign at “%s”', async (disabled, way) => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(blindCanvas);
  const profile = { personal: { disabled }, photo: null, signature: null };
  const services = new FakeServices().with(profileTokens.profiles, { find: async () => profile } as never);
  for (const signing of [<Fresh key="document" />, <InProfile key="profile" />]) {
    const { unmount } = showWith(signing, { services, session: sessionOf() });
    // the profile may come after the ways to sign
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: way }).checked).toBe(true));
    unmount();
  }
});

const typed = { ...emptyDraft, way: 'type', name: 'Intan Contoh' } as const;

const network = { there: false, asked: 0 };

const drawn: string[] = [];

describe('a typed signature', () => {
  beforeEach(() => {
    Object.assign(network, { there: false, asked: 0 });
    drawn.length = 0;
    vi.stubGlobal(
      'FontFace',
      class {
        async load() {
          network.asked += 1;
          if (!network.there) throw new Error('no network');
          return this;
        }
      },
    );
    Object.defineProperty(document, 'fonts', { value: { add: () => undefined }, configurable: true });
    const context = {
      measureText: () => ({ width: 100 }),
      fillText: (text: string) => drawn.push(text),
      fillStyle: '',
      fillRect: () => undefined,
      clearRect: () => undefined,
      getImageData: (_: number, __: number, width: number) => {
        const color = context.fillStyle.match(/^rgb\((\d+),(\d+),(\d+)\)/)?.slice(1) ?? [0, 0, 0];
        return { data: Array.from({ length: width }, () => [...color.map(Number), 255]).flat() };
      },
      drawImage: () => undefined,
    };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(new Blob(['png'])));
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:tanda-tangan');
  });

  it('a typed signature is not drawn in another font: without its own the page says so and asks again', async () => {
    expect(await signatureImage(typed)).toBeNull();
    render(<TypedSignature id="nama" draft={typed} error={undefined} onChange={() => undefined} />);
    expect(await screen.findByText('Huruf tulisan tangan belum dapat dimuat')).toBeTruthy();
    expect([drawn, screen.queryByRole('img')]).toEqual([[], null]);
    network.there = true;
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' })));
    expect(await screen.findByRole('img', { name: 'Tanda tangan yang akan disimpan' })).toBeTruthy();
    expect(drawn).toEqual(['Intan Contoh']);
    const before = network.asked;
    expect(await signatureImage(typed)).not.toBeNull();
    expect(network.asked).toBe(before);
  });

  it('the preview of a typed signature has its place before its font and its picture are there, so that no button below moves under a press', async () => {
    network.there = true;
    render(<TypedSignature id="nama" draft={typed} error={undefined} onChange={() => undefined} />);
    const frame = screen.getByText('Pratinjau').closest('figure');
    expect(frame?.children).toHaveLength(2);
    await screen.findByRole('img', { name: 'Tanda tangan yang akan disimpan' });
    expect(screen.getByText('Pratinjau').closest('figure')).toBe(frame);
    expect(frame?.children).toHaveLength(2);
  });
});

const waiting = 'Tunggu sebentar, tanda tangan profil sedang dimuat';

it('the problem of a form before it is signed is a wait while it is unknown whether the profile has a signature, and none once it has one', () => {
  expect(choiceProblem(emptyChoice, undefined)).toBe(waiting);
  expect([undefined, 'data:,', null].map((profile) => isAwaited(waiting, profile))).toEqual([false, true, true]);
  expect(choiceProblem(emptyChoice, 'data:,')).toBeUndefined();
});

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
});
