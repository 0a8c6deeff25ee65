import type { HttpHandler } from 'msw';
import { type OwnAssessment, ownAssessment } from '../assessment-call.ts';
import { authorised, type Call } from '../authorised.ts';
import type { Backend } from '../backend.ts';
import type { FileRow } from '../database/form-rows.ts';
import { nextNumber } from '../database/seeding.ts';
import { type MultipartForm, multipartForm, type UploadedFile } from '../form.ts';
import { once } from '../idempotent.ts';
import { ok, refused } from '../respond.ts';
import { judgeDocument } from '../rules/document.ts';
import { advance, refusalOf, stagesOf } from '../staff/advance.ts';

export type NewFile = Pick<FileRow, 'name' | 'type'> & Pick<UploadedFile, 'bytes'>;

export const judgedFile = ({ evidenceKb }: Backend, { bytes, name }: UploadedFile): NewFile | string => {
  const outcome = judgeDocument(bytes, 'File', evidenceKb);
  return outcome.kind === 'refused' ? outcome.message : { name, type: outcome.type, bytes };
};

/** Returns the file's id: that of the file which it replaces, if it replaces one. */
export const keepFile = (
  { db, files }: Backend,
  { candidate }: Call,
  { name, type, bytes }: NewFile,
  replaced?: string,
): string => {
  const id = replaced ?? `BRK-B${String(nextNumber(db)).padStart(5, '0')}`;
  const data = files.keep(bytes, type);
  db.files.put({ id, candidate_id: candidate.id, name, type, size: bytes.length, data });
  return id;
};

export interface Sent<Judged> {
  readonly call: Call;
  readonly own: OwnAssessment;
  readonly form: MultipartForm;
  readonly judged: Judged;
}

interface AplForm<Judged> {
  readonly stage: 'apl01' | 'apl02';
  readonly path: string;
  readonly wire: (backend: Backend, own: OwnAssessment) => object | Promise<object>;
  /** Checks the sent files; `store` receives the result. */
  readonly judge: (form: MultipartForm, own: OwnAssessment) => Promise<Judged>;
  readonly store: (backend: Backend, sent: Sent<Judged>) => Response | null | Promise<Response | null>;
}

/** Handlers of a form: it can be read once its stage is open, submitted, and resubmitted after it was returned. */
export const aplHandlers = <Judged>(backend: Backend, apl: AplForm<Judged>): HttpHandler[] => {
  const { stage, path, wire, judge, store } = apl;
  const read = authorised(backend, 'get', `${path}/:id`, (call) =>
    ownAssessment(backend, call, call.param('id'), async (own) =>
      stagesOf(backend, own.transaction.id).find(({ name }) => name === stage)?.status === 'locked'
        ? refused({ code: '02', message: 'Tahap ini belum terbuka.' })
        : ok(await wire(backend, own)),
    ),
  );
  const answer = async (sent: Sent<Judged>, event: `${typeof stage}.${'submit' | 'resubmit'}`): Promise<Response> => {
    const { transaction } = sent.own;
    const refusal = refusalOf(backend, transaction, event);
    if (refusal) return refused(refusal);
    const objection = await store(backend, sent);
    if (objection) return objection;
    advance(backend, transaction, event);
    return ok(await wire(backend, sent.own));
  };
  const send = (address: string, action: 'submit' | 'resubmit') =>
    authorised(backend, 'post', address, async (call) => {
      const form = await multipartForm(call.request);
      return ownAssessment(backend, call, form.text('trx_id'), async (own) => {
        const judged = await judge(form, own);
        return once(backend, call, () => answer({ call, own, form, judged }, `${stage}.${action}`));
      });
    });
  return [read, send(`${path}/resubmit`, 'resubmit'), send(path, 'submit')];
};
