import type { Backend } from '../backend.ts';
import type { MessageRow } from '../database/message-rows.ts';
import { answerWithinDays, messageSubjects } from '../rules/message.ts';
import { ago } from '../wib-time.ts';
import { sendMessageMail } from './mail.ts';
import { notify } from './notify.ts';

const subjectOf = ({ subject }: Readonly<MessageRow>): string => messageSubjects[subject] ?? subject;

/** Confirms a message by mail, and to candidates also by notification. */
export const confirmMessage = (backend: Backend, row: MessageRow): void => {
  if (row.problem) {
    backend.publish(row.candidate_id ?? '', { type: 'assessment', trxid: row.trx_id ?? '' });
    return;
  }
  const subject = subjectOf(row);
  const information = `Pesan ${row.id} (${subject}) sudah masuk. Jawabannya kami kirim ke ${row.email}, paling lama ${answerWithinDays(row.subject)} hari kerja.`;
  sendMessageMail(backend, row, { subject: `Pesan ${row.id} sudah masuk: ${subject}`, text: information });
  if (row.candidate_id === null) return;
  notify(backend, { candidate_id: row.candidate_id, type: 'message', trxid: row.trx_id, information }, { own: true });
};

/** Answers a message by mail, and candidates also by notification. Throws a RangeError when no such message is open. */
export const answerMessage = (backend: Backend, id: string, text: string): void => {
  const { db, clock } = backend;
  const row = db.messages.get(id);
  if (!row || row.answer !== null) throw new RangeError(`${id}: no message waits under this number`);
  db.messages.put({ ...row, answer: text, answered_at: ago(clock.now(), 0) });
  const subject = subjectOf(row);
  sendMessageMail(backend, row, { subject: `Jawaban atas pesan ${id}: ${subject}`, text });
  if (row.candidate_id === null) return;
  const information = `Pesan ${id} (${subject}) sudah dijawab: ${text}`;
  notify(backend, { candidate_id: row.candidate_id, type: 'message', trxid: row.trx_id, information });
};
