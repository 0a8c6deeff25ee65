import type { Backend } from '../backend.ts';
import { messageSubjects } from '../rules/message.ts';
import { ago } from '../wib-time.ts';
import { sendAnswerMail } from './mail.ts';
import { notify } from './notify.ts';

/** Answers a message by mail, and candidates also by notification. Throws a RangeError when no such message is open. */
export const answerMessage = (backend: Backend, id: string, text: string): void => {
  const { db, clock } = backend;
  const row = db.messages.get(id);
  if (!row || row.answer !== null) throw new RangeError(`${id}: no message waits under this number`);
  db.messages.put({ ...row, answer: text, answered_at: ago(clock.now(), 0) });
  const subject = messageSubjects[row.subject] ?? row.subject;
  sendAnswerMail(backend, { ...row, subject, answer: text });
  if (row.candidate_id === null) return;
  const information = `Pesan ${id} (${subject}) sudah dijawab: ${text}`;
  notify(backend, { candidate_id: row.candidate_id, type: 'message', trxid: row.trx_id, information });
};
