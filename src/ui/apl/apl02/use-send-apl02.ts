import { aplTokens } from '../../../application/apl/tokens.ts';
import type { Apl02 } from '../../../domain/apl/apl02.ts';
import { answerOf, elementIds } from '../../../domain/apl/apl02-answers.ts';
import { useService } from '../../core/services.tsx';
import type { Draft } from '../../forms/draft/draft.ts';
import type { SignatureChoice } from '../../forms/signature/signature-choice.ts';
import type { CheckedForm } from '../../forms/use-checked-form.ts';
import { useEvidenceLimits } from '../../forms/use-evidence-limits.ts';
import { fileSize } from '../../kit/components/media/file-size.ts';
import { schemeTitle } from '../../kit/format/scheme-title.ts';
import type { useSigning } from '../../profile/public/signature/use-signing.ts';
import { unfitText, useSendApl } from '../use-sending.ts';
import { useApl02Changes } from './apl02-data.ts';
import type { Apl02Kept } from './apl02-draft.ts';
import type { Apl02Store } from './apl02-store.ts';

/** Fields below the units. `elements` is a placeholder for the errors of the elements, which are in the store. */
export interface Apl02Values {
  declared: boolean;
  signature: SignatureChoice;
  elements: null;
}

interface Deps {
  readonly apl: Apl02;
  readonly store: Apl02Store;
  readonly draft: Draft<Apl02Kept>;
  readonly checked: () => CheckedForm<Apl02Values>;
  readonly signing: ReturnType<typeof useSigning>;
}

export const useSendApl02 = ({ apl, store, draft, checked, signing }: Deps) => {
  const submit = useService(aplTokens.submitApl02);
  const limits = useEvidenceLimits();
  const elements = new Map(elementIds(apl.units).map((id) => [`element:${id}`, id]));

  const refuseElements = (messages: ReadonlyMap<string, string>) => {
    store.refuse(messages);
    checked().refuse({ elements: 'Periksa kembali elemen Anda' });
  };

  return useSendApl({
    draft,
    changes: useApl02Changes(apl.trxId),
    submit: async (upload) => {
      const signature = await signing.inputOf(checked().form.getValues('signature'));
      if (signature.kind === 'unusable') {
        checked().refuse({ signature: signature.message });
        return null;
      }
      const { answers } = store.kept();
      const storedFiles = store.view.files.filter((file) => file.stored !== null);
      const { trxId, status, units } = apl;
      const again = status === 'returned';
      return submit(
        { trxId, answers, files: draft.files, signature, keys: draft.keys, limits, again },
        { units, storedFileIds: new Set(storedFiles.map(({ id }) => id)) },
        upload,
      );
    },
    refuseFiles: (files) => {
      const messages = new Map<string, string>();
      for (const { id, name, uses } of store.view.files) {
        const problem = files.get(id);
        if (!problem) continue;
        for (const element of uses) messages.set(element, `${name}: ${unfitText(problem, limits)}`);
      }
      refuseElements(messages);
    },
    refuseFields: (fields) => {
      const names = Object.keys(fields);
      if (names.length === 0 || !names.every((name) => elements.has(name) || name === 'signature')) return false;
      const messages = Object.entries(fields).flatMap(([name, texts]) => {
        const id = elements.get(name);
        return id === undefined ? [] : [[id, texts.join(' ')] as const];
      });
      refuseElements(new Map(messages));
      if (fields.signature) checked().refuse({ signature: fields.signature.join(' ') });
      return true;
    },
  });
};

export const sentFacts = ({ scheme, units }: Apl02, store: Apl02Store): readonly string[] => {
  const { answers } = store.kept();
  const all = elementIds(units).map((id) => answerOf(answers, id));
  const competent = all.filter((answer) => answer.competent === true).length;
  const files = store.view.files;
  const used = files.filter(({ uses }) => uses.length > 0);
  const fresh = used.filter(({ stored }) => stored === null);
  const bytes = fresh.reduce((sum, { size }) => sum + (size ?? 0), 0);
  const { objected } = store.view.total;
  const unused = files.length - used.length;
  return [
    `Asesmen mandiri skema ${schemeTitle(scheme)}`,
    `${competent} elemen kompeten, ${all.length - competent} belum kompeten`,
    fresh.length === 0 ? 'Tanpa file baru' : `${fresh.length} file baru, ${fileSize(bytes)}`,
    ...(used.length > fresh.length ? [`${used.length - fresh.length} file yang sudah dikirim tetap dipakai`] : []),
    ...(objected > 0 ? [`${objected} elemen dengan catatan asesor belum Anda ubah`] : []),
    ...(unused > 0 ? [`${unused} file tidak dipakai elemen mana pun dan tidak ikut dikirim`] : []),
    'Pernyataan dan tanda tangan Anda',
  ];
};
