import { readdirSync, readFileSync } from 'node:fs';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aplTokens } from '../../src/application/apl/tokens.ts';
import { assessmentTokens } from '../../src/application/assessment/tokens.ts';
import { profileTokens } from '../../src/application/profile/tokens.ts';
import { referenceTokens } from '../../src/application/reference/tokens.ts';
import { timeTokens } from '../../src/application/time/tokens.ts';
import { type Config, parseConfig } from '../../src/configuration/config.ts';
import { makeSchema } from '../../src/configuration/config-schema.ts';
import { unsentAppeal } from '../../src/domain/assessment/appeal.ts';
import { fillForm, signedBy } from '../../src/training/simulation/examples/form-example.ts';
import { Apl01Form } from '../../src/ui/apl/apl01/apl01-form.tsx';
import { initialValues } from '../../src/ui/apl/apl01/apl01-values.ts';
import { Apl02Form } from '../../src/ui/apl/apl02/apl02-form.tsx';
import { AgreementForm } from '../../src/ui/assessment/agreement/agreement-form.tsx';
import { AppealForm } from '../../src/ui/assessment/appeal/appeal-form.tsx';
import { ResultForm } from '../../src/ui/assessment/result/result-form.tsx';
import type { Draft } from '../../src/ui/forms/draft/draft.ts';
import { choiceOf } from '../../src/ui/forms/signature/signature-choice.ts';
import { signatureProblem, signatureWays } from '../../src/ui/forms/signature/signature-draft.ts';
import { SignatureForm } from '../../src/ui/profile/signature-form.tsx';
import { completeContent, requirement, returnedApl01 } from '../builders/apl01.ts';
import { openApl02 } from '../builders/apl02.ts';
import { anAgreement, aResult } from '../builders/printed-forms.ts';
import { blindCanvas } from '../fakes/blind-canvas.ts';
import { namedReferences } from '../fakes/named-references.ts';
import { aDraft } from '../fakes/page-draft.ts';
import { SetServerClock } from '../fakes/time-fakes.ts';
import { FakeServices, onceAsked, sessionOf, showWith } from '../ui/show-with.tsx';

/** The law Truth, of signatures: what is signed offers the ways that its body takes, and no other one. */
type Place = keyof NonNullable<Config['signatures']>;

const nothing = () => undefined;
const fresh = <Values,>(): Draft<Values> => aDraft<Values>(null);
const apl01 = returnedApl01([], { requirements: [requirement('ktp')] });
const forms: Readonly<Record<Place, () => ReactNode>> = {
  agreement: () => <AgreementForm agreement={anAgreement()} draft={fresh()} onSent={nothing} />,
  apl01: () => (
    <Apl01Form
      apl01={apl01}
      initial={initialValues(completeContent, apl01.requirements)}
      ofProfile={false}
      photo={null}
      draft={fresh()}
    />
  ),
  apl02: () => <Apl02Form apl={openApl02()} draft={fresh()} />,
  result: () => <ResultForm result={aResult()} draft={fresh()} onSent={nothing} />,
  appeal: () => (
    <AppealForm appeal={unsentAppeal({ trxId: 'TRX-1' })} draft={fresh()} closedText={null} onSent={nothing} />
  ),
  profile: () => <SignatureForm candidateId="7" onSaved={nothing} onCancel={nothing} />,
};

interface Schema {
  readonly def: { readonly shape: Readonly<Record<string, Schema>>; readonly innerType: Schema };
}
const schema = makeSchema(false) as unknown as Schema;
const places = Object.keys(schema.def.shape.signatures?.def.innerType.def.shape ?? {}) as Place[];
const signed = places.filter((place) => place !== 'profile');

const subsets = <T,>([first, ...rest]: readonly T[]): readonly (readonly T[])[] =>
  first === undefined ? [[]] : subsets(rest).flatMap((some) => [[first, ...some], some]);
const someWays = subsets(signatureWays).filter((ways) => ways.length > 0);
const kindsOf = (place: Place): readonly (readonly string[])[] =>
  place === 'profile' ? someWays : someWays.flatMap((ways) => [ways, [...ways, 'profile']]);
const casesOf = (of: readonly Place[]) =>
  of.flatMap((place) => kindsOf(place).map((kinds) => [place, kinds.join(', '), kinds] as const));

const saved = 'data:image/png;base64,AA==';
const show = async (place: Place, signatures: object, ofProfile: string | null) => {
  const send = vi.fn();
  const services = new FakeServices()
    .with(aplTokens.submitApl01, send)
    .with(aplTokens.submitApl02, send)
    .with(assessmentTokens.signAgreement, send)
    .with(assessmentTokens.acknowledgeResult, send)
    .with(assessmentTokens.sendAppeal, send)
    .with(profileTokens.saveSignature, send)
    .withTimelines({ find: async () => null })
    .with(profileTokens.profiles, {
      find: async () => ({ personal: completeContent.personal, signature: ofProfile }),
    } as never)
    .with(timeTokens.serverClock, new SetServerClock())
    .with(referenceTokens.references, namedReferences);
  const config = parseConfig({ signatures });
  const { container } = showWith(forms[place](), {
    services,
    session: sessionOf(),
    queries: onceAsked(30_000),
    config,
  });
  await act(async () => undefined);
  return { send, container };
};

const titles = { draw: 'Gambar', type: 'Ketik', upload: 'Unggah' } as const;
const pads = { draw: /Pakai jari, pena, atau mouse\./, type: /Nama/, upload: /Gambar tanda tangan/ } as const;
const said = (text: string) => document.body.textContent?.includes(text) ?? false;
const ofProfileText = 'Pakai tanda tangan profil';
const keepText = 'Simpan di profil, agar tidak perlu dibuat lagi';
const chooser = () => document.querySelectorAll<HTMLInputElement>('fieldset input[type="radio"]');
const offered = () =>
  [...chooser()]
    .map(({ labels }) => labels?.[0]?.textContent ?? '')
    .filter((title) => Object.values<string>(titles).includes(title));

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(blindCanvas);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(saved);
});

describe('what is signed', () => {
  it('is what the configuration knows', () => {
    const found = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) =>
        Array.from(
          readFileSync(`src/ui/${file}`, 'utf8').matchAll(/use(?:Signing|SignatureWays)\('(\w+)'/g),
          ([, place = '']) => place,
        ),
      );
    expect(found.toSorted()).toEqual(places.toSorted());
    expect(Object.keys(forms).toSorted()).toEqual(places.toSorted());
  });

  it.each(casesOf(places))('%s, can be signed by %s, and by nothing else', async (place, _, kinds) => {
    const ways = signatureWays.filter((way) => kinds.includes(way));
    const { send, container } = await show(place, { [place]: kinds }, null);
    await waitFor(() => expect(said(ofProfileText)).toBe(false));
    await waitFor(() => expect(said(keepText)).toBe(kinds.includes('profile')));
    expect(offered()).toEqual(ways.length > 1 ? ways.map((way) => titles[way]) : []);
    expect(container.textContent).toMatch(pads[ways[0] ?? 'draw']);
    expect(said('Pilih Ketik')).toBe(ways[0] === 'draw' && ways.includes('type'));
    for (const form of container.querySelectorAll('form')) await act(async () => void fireEvent.submit(form));
    expect(send).not.toHaveBeenCalled();
  });

  it.each(casesOf(signed))('%s, takes the signature of the profile only among %s', async (place, _, kinds) => {
    const { container } = await show(place, { [place]: kinds }, saved);
    await waitFor(() => expect(said(ofProfileText)).toBe(kinds.includes('profile')));
    const picture = () => screen.queryByRole('img', { name: 'Tanda tangan dari profil Anda' });
    await waitFor(() => expect(picture() !== null).toBe(kinds.includes('profile')));
    if (!kinds.includes('profile')) expect(container.textContent).not.toContain(keepText);
  });

  it.each(signed)('%s, keeps no drawing in a profile that takes only uploads', async (place) => {
    await show(place, { [place]: ['draw', 'profile'], profile: ['upload'] }, null);
    expect(said(keepText)).toBe(false);
  });

  it.each(someWays.map((ways) => [ways]))('is signed by its example in a way of %j', (ways) => {
    const values = { signature: choiceOf('', { ways, keeps: ways }) };
    const form = {
      getValues: () => values,
      setValue: (name: string, value: unknown) => void Object.assign(values, { [name]: value }),
      formState: { isSubmitted: false },
    };
    fillForm(form, { signature: signedBy(form, 'Intan Contoh') }, false);
    const { draft, keeps } = values.signature;
    expect([keeps, draft.ways]).toEqual([ways, ways]);
    expect(ways).toContain(draft.way);
    expect(signatureProblem(draft)).toBeUndefined();
  });
});

const mistakes = [
  [[], undefined],
  [['profile'], undefined],
  [['fingerprint'], undefined],
  ['draw', undefined],
  [['draw', null], ['draw']],
] as const;

it.each(places.flatMap((place) => mistakes.map(([ways, left]) => [place, ways, left] as const)))(
  'a mistake among the ways of %s, %j, is told, and costs only itself: %j',
  (place, ways, left) => {
    const told = vi.fn();
    const { signatures } = parseConfig({ signatures: { [place]: ways } }, { tell: told });
    expect(signatures?.[place]).toEqual(left);
    expect(told).toHaveBeenCalled();
  },
);
