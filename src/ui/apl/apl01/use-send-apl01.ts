import { useRef } from 'react';
import type { ApiFailure } from '../../../application/api-failure.ts';
import type { SubmitAplOutcome } from '../../../application/apl/apl-sender.ts';
import { aplTokens } from '../../../application/apl/tokens.ts';
import type { Upload } from '../../../application/ports/upload.ts';
import type { Apl01, Requirement } from '../../../domain/apl/apl01.ts';
import { requirementTarget } from '../../../domain/apl/apl01-review.ts';
import { alreadySentText } from '../../assessment/public/form-page/already-sent-text.ts';
import { useAlerts } from '../../core/alerts/alerts-view.ts';
import { useService } from '../../core/services.tsx';
import type { Draft } from '../../forms/draft/draft.ts';
import { fileProblemText, unreadableFileText } from '../../forms/file-refusal.ts';
import { signatureInputOf } from '../../forms/signature/signature-choice.ts';
import { useEvidenceLimits } from '../../forms/use-evidence-limits.ts';
import { fileSize } from '../../kit/components/media/file-size.ts';
import { schemeTitle } from '../../kit/format/scheme-title.ts';
import { rowName } from '../public/apl01-target.ts';
import { type Sending, useSending } from '../use-sending.ts';
import { useApl01Changes } from './apl01-data.ts';
import { purposeText } from './apl01-text.ts';
import { type Apl01CheckedForm, type Apl01Kept, type Apl01Values, contentOf } from './apl01-values.ts';
import { fromProfile, useProfilePhotoFile } from './profile-photo.ts';

interface Deps {
  readonly apl01: Apl01;
  readonly draft: Draft<Apl01Kept>;
  readonly checked: () => Apl01CheckedForm;
  readonly profileSignature: string | null | undefined;
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

const problemsOf = (failure: ApiFailure, { requirements }: Apl01, values: Apl01Values) => {
  const rows = new Map(requirements.map(({ id }) => [requirementTarget(id), rowName(id) as string]));
  const named = Object.entries(failure.fieldErrors ?? {}).map(
    ([name, texts]) => [rows.get(name) ?? name, texts.join(' ')] as const,
  );
  return named.length > 0 && named.every(([name]) => Object.hasOwn(values, name)) ? Object.fromEntries(named) : null;
};

/** `draft.keys` reuses the request key until the server has answered, so that a retry sends no second form. */
export const useSendApl01 = ({ apl01, draft, checked, profileSignature, photo }: Deps) => {
  const values = useRef<Apl01Values | null>(null);
  const submit = useService(aplTokens.submitApl01);
  const limits = useEvidenceLimits();
  const photoFile = useProfilePhotoFile();
  const { store, ask: askAgain, read } = useApl01Changes(apl01.trxId);
  const { inform, failed } = useAlerts();

  const stored = async ({ kind, form }: { kind: 'sent' | 'alreadySent'; form: Apl01 }): Promise<Sending> => {
    await draft.sent();
    await store(form);
    if (kind === 'alreadySent') inform(alreadySentText);
    return { kind: 'idle' };
  };

  const told = async (outcome: SubmitAplOutcome<Apl01>, sent: Apl01Values): Promise<Sending> => {
    const { refuse } = checked();
    switch (outcome.kind) {
      case 'sent':
      case 'alreadySent':
        return stored(outcome);
      case 'unfit':
        refuse(
          Object.fromEntries(
            Array.from(outcome.files, ([id, problem]) => [
              rowName(id),
              problem === 'unreadable' ? unreadableFileText : fileProblemText(problem, limits),
            ]),
          ),
        );
        return { kind: 'idle' };
      case 'refused': {
        askAgain();
        const problems = problemsOf(outcome.failure, apl01, sent);
        if (problems) refuse(problems);
        else failed(outcome.failure);
        return { kind: 'idle' };
      }
      case 'cancelled':
        return { kind: 'cancelled' };
      case 'unknown':
        return { kind: 'unknown', checking: false };
    }
  };

  const run = async (sent: Apl01Values, upload: Upload): Promise<Sending> => {
    const signature = await signatureInputOf(sent.signature, profileSignature);
    if (signature.kind === 'unusable') {
      checked().refuse({ signature: signature.message });
      return { kind: 'idle' };
    }
    const files = new Map(newFilesOf(sent, apl01.requirements, draft.files));
    for (const { id } of apl01.requirements.filter((row) => sent[rowName(row.id)] === fromProfile)) {
      const file = photo === null ? null : await photoFile(photo).catch(() => null);
      if (!file) {
        checked().refuse({ [rowName(id)]: 'Foto profil belum bisa dimuat. Coba lagi atau pilih file' });
        return { kind: 'idle' };
      }
      files.set(id, file);
    }
    const outcome = await submit(
      {
        trxId: apl01.trxId,
        content: contentOf(sent),
        files,
        signature,
        keys: draft.keys,
        limits,
        again: apl01.status === 'returned',
      },
      upload,
    );
    return told(outcome, sent);
  };

  const sending = useSending({
    attempt: async (upload) => (values.current ? run(values.current, upload) : { kind: 'idle' }),
    read,
    arrived: (form) => stored({ kind: 'alreadySent', form }),
  });
  return {
    ...sending,
    ask: (judged: Apl01Values) => {
      values.current = judged;
      sending.ask();
    },
    values: values.current,
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
