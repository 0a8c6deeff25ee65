import { useRef } from 'react';
import { aplTokens } from '../../../application/apl/tokens.ts';
import type { Upload } from '../../../application/ports/upload.ts';
import type { Apl01, Requirement } from '../../../domain/apl/apl01.ts';
import { requirementTarget } from '../../../domain/apl/apl01-review.ts';
import { useService } from '../../core/services.tsx';
import type { Draft } from '../../forms/draft/draft.ts';
import { useEvidenceLimits } from '../../forms/use-evidence-limits.ts';
import { fileSize } from '../../kit/components/media/file-size.ts';
import { schemeTitle } from '../../kit/format/scheme-title.ts';
import type { useSigning } from '../../profile/public/signature/use-signing.ts';
import { rowName } from '../public/apl01-target.ts';
import { unfitText, useSendApl } from '../use-sending.ts';
import { useApl01Changes } from './apl01-data.ts';
import { purposeText } from './apl01-text.ts';
import { type Apl01CheckedForm, type Apl01Kept, type Apl01Values, contentOf } from './apl01-values.ts';
import { fromProfile, useProfilePhotoFile } from './profile-photo.ts';

interface Deps {
  readonly apl01: Apl01;
  readonly draft: Draft<Apl01Kept>;
  readonly checked: () => Apl01CheckedForm;
  readonly signing: ReturnType<typeof useSigning>;
  readonly photo: string | null;
}

const newFilesOf = (
  values: Apl01Values,
  requirements: readonly Requirement[],
  files: ReadonlyMap<string, File>,
): ReadonlyMap<string, File> =>
  new Map(
    requirements.flatMap(({ id }) => {
      const file = files.get(values[rowName(id)] ?? '');
      return file ? [[id, file] as const] : [];
    }),
  );

/** `draft.keys` reuses the request key until the server has answered, so that a retry sends no second form. */
export const useSendApl01 = ({ apl01, draft, checked, signing, photo }: Deps) => {
  const asked = useRef<Apl01Values | null>(null);
  const submit = useService(aplTokens.submitApl01);
  const limits = useEvidenceLimits();
  const photoFile = useProfilePhotoFile();

  const submitAsked = async (upload: Upload) => {
    const values = asked.current;
    if (!values) return null;
    const signature = await signing.inputOf(values.signature);
    if (signature.kind === 'unusable') {
      checked().refuse({ signature: signature.message });
      return null;
    }
    const files = new Map(newFilesOf(values, apl01.requirements, draft.files));
    for (const { id } of apl01.requirements.filter((row) => values[rowName(row.id)] === fromProfile)) {
      const file = photo === null ? null : await photoFile(photo).catch(() => null);
      if (!file) {
        checked().refuse({ [rowName(id)]: 'Foto profil belum bisa dimuat. Coba lagi atau pilih file' });
        return null;
      }
      files.set(id, file);
    }
    const { trxId, status } = apl01;
    const again = status === 'returned';
    return submit({ trxId, content: contentOf(values), files, signature, keys: draft.keys, limits, again }, upload);
  };

  const sending = useSendApl({
    draft,
    changes: useApl01Changes(apl01.trxId),
    submit: submitAsked,
    refuseFiles: (files) =>
      checked().refuse(
        Object.fromEntries(Array.from(files, ([id, problem]) => [rowName(id), unfitText(problem, limits)])),
      ),
    refuseFields: (fields) => {
      const rows = new Map(apl01.requirements.map(({ id }) => [requirementTarget(id), rowName(id) as string]));
      const named = Object.entries(fields).map(([name, texts]) => [rows.get(name) ?? name, texts.join(' ')] as const);
      const known = asked.current ?? {};
      const allKnown = named.length > 0 && named.every(([name]) => Object.hasOwn(known, name));
      if (allKnown) checked().refuse(Object.fromEntries(named));
      return allKnown;
    },
  });
  return {
    ...sending,
    ask: (judged: Apl01Values) => {
      asked.current = judged;
      sending.ask();
    },
    values: asked.current,
  };
};

export const factsOf = (
  values: Apl01Values,
  { scheme, requirements }: Apl01,
  files: ReadonlyMap<string, File>,
): readonly string[] => {
  const chosen = newFilesOf(values, requirements, files);
  const photo = requirements.some(({ id }) => values[rowName(id)] === fromProfile);
  const kept = requirements.filter(({ id, file }) => file !== null && !chosen.has(id)).length;
  const bytes = Array.from(chosen.values(), ({ size }) => size).reduce((sum, size) => sum + size, 0);
  const { purpose, otherPurpose } = values;
  const aim = purpose === 'other' ? otherPurpose : purpose === '' ? '' : purposeText[purpose];
  return [
    `Skema: ${schemeTitle(scheme)}`,
    `Pemohon: ${values.fullname}`,
    `Tujuan asesmen: ${aim}`,
    chosen.size === 0 ? 'Tanpa file baru' : `${chosen.size} file baru, ${fileSize(bytes)}`,
    ...(photo ? ['Pas foto dari profil Anda'] : []),
    ...(kept > 0 ? [`${kept} file yang sudah dikirim tetap dipakai`] : []),
    'Pernyataan dan tanda tangan Anda',
  ];
};
