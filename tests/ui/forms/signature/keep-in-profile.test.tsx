import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { profileTokens } from '../../../../src/application/profile/tokens.ts';
import { emptyChoice, type SignatureChoice } from '../../../../src/ui/forms/signature/signature-choice.ts';
import { useCheckedForm } from '../../../../src/ui/forms/use-checked-form.ts';
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

it('a signature that the server could not keep stays for the document', async () => {
  const { alerts, press } = await open(picture, async () => Promise.reject(new ApiFailure({ kind: 'network' })));
  await press();
  expect(alerts.open?.kind).toBe('failure');
  expect(screen.getByRole('button', { name: label })).toBeDefined();
  expect(document.body.textContent).toContain('tanda-tangan.png');
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
