import type { Backend } from '../../backend.ts';
import type { SchemeRow } from '../../database/rows.ts';
import { regionNames } from '../../database/seed/regions.ts';
import { requirementRows } from '../../rules/apl01.ts';
import { elementsOf } from '../../rules/apl02.ts';
import { wib } from '../../wib-time.ts';
import { apl01Fields } from '../note-targets.ts';
import { filesOf, type ReadingRow, type ReadingSection, readingRow, signatureRow } from './reading.ts';

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gender: { L: 'Laki-laki', P: 'Perempuan' },
  purpose: {
    certification: 'Sertifikasi',
    recertification: 'Sertifikasi ulang',
    rcc: 'Pengakuan kompetensi terkini (RCC)',
    rpl: 'Rekognisi pembelajaran lampau (RPL)',
    other: 'Lainnya',
  },
};

const regionFields = ['village_id', 'district_id', 'city_id', 'province_id'];

export const readApl01 = async (backend: Backend, trxId: string, scheme: SchemeRow): Promise<ReadingSection[]> => {
  const row = backend.db.apl01s.get(trxId);
  if (!row) return [];
  const regions = await regionNames(regionFields.map((name) => row.personal[name]));
  const values: Readonly<Record<string, string>> = {
    ...row.personal,
    purpose: row.purpose,
    address: [row.personal.address, ...regions].filter(Boolean).join(', '),
  };
  const textOf = (name: string): string => {
    const value = values[name] ?? '';
    if (name === 'birth_date' && value !== '') return wib(value).locale('id').format('D MMMM YYYY');
    if (name === 'purpose' && value === 'other') return row.other_purpose;
    return words[name]?.[value] ?? value;
  };
  const fields = Object.entries(apl01Fields).filter(([name]) => name !== 'signature');
  const evidence = requirementRows(scheme).map(({ id, title, required }): ReadingRow => {
    const files = filesOf(backend, [row.requirement_files[id]]);
    const text = files.length > 0 || required ? '' : 'Tidak wajib';
    return readingRow({ target: `requirement:${id}`, label: title, text, files });
  });
  const given = evidence.filter(({ files }) => files.length > 0).length;
  return [
    {
      title: 'Data pemohon',
      summary: null,
      rows: fields.map(([target, label]) => readingRow({ target, label, text: textOf(target) })),
    },
    { title: 'Bukti kelengkapan', summary: `${given} dari ${evidence.length} baris punya file`, rows: evidence },
    { title: 'Pernyataan', summary: null, rows: [signatureRow(row.signature, 'signature')] },
  ];
};

export const readApl02 = (backend: Backend, trxId: string, scheme: SchemeRow): ReadingSection[] => {
  const row = backend.db.apl02s.get(trxId);
  if (!row) return [];
  const units = elementsOf(scheme).map(({ code, title, elements }): ReadingSection => {
    const rows = elements.map((element): ReadingRow => {
      const answer = row.answers[element.id];
      return readingRow({
        target: `element:${element.id}`,
        label: `${element.no}. ${element.title}`,
        text: answer ? `${answer.competent ? 'Kompeten' : 'Belum kompeten'}. ${answer.evidence}`.trim() : '',
        expected: element.criteria.join('\n'),
        files: filesOf(backend, answer?.file_ids ?? []),
      });
    });
    const competent = elements.filter(({ id }) => row.answers[id]?.competent).length;
    return { title: `${title} (${code})`, summary: `${competent} dari ${elements.length} elemen kompeten`, rows };
  });
  return [...units, { title: 'Pernyataan', summary: null, rows: [signatureRow(row.signature, null)] }];
};

const yesNo = (yes: boolean): string => (yes ? 'Ya' : 'Tidak');

export const readAppeal = ({ db }: Backend, trxId: string): ReadingSection[] => {
  const [row, result] = [db.appeals.get(trxId), db.results.get(trxId)];
  if (!row) return [];
  const asked = [
    readingRow({ label: 'Proses banding telah dijelaskan', text: yesNo(row.explained) }),
    readingRow({ label: 'Banding telah didiskusikan dengan asesor', text: yesNo(row.discussed) }),
    readingRow({ label: 'Melibatkan orang lain', text: yesNo(row.others_involved) }),
    readingRow({ label: 'Alasan', text: row.reason }),
    signatureRow(row.signature, null),
  ];
  const units = (result?.units ?? []).map(({ code, title, competent, note }) =>
    readingRow({ label: `${title} (${code})`, text: [competent ? 'K' : 'BK', note].filter(Boolean).join('. ') }),
  );
  return [
    { title: 'Banding asesi', summary: null, rows: asked },
    { title: 'Hasil yang dibanding', summary: result?.note ?? null, rows: units },
  ];
};

export const readResult = ({ db }: Backend, trxId: string): ReadingSection[] => {
  const [result, feedback] = [db.results.get(trxId), db.feedbacks.get(trxId)];
  if (!result) return [];
  const units = result.units.map(({ code, title, competent }) =>
    readingRow({ label: `${title} (${code})`, text: competent ? 'K' : 'BK' }),
  );
  const heard = readingRow({ label: 'Umpan balik asesi', text: feedback ? feedback.notes || 'Terkirim' : '' });
  return [{ title: 'Hasil asesmen', summary: result.note, rows: [...units, heard] }];
};

export const readTransfer = (backend: Backend, trxId: string): ReadingSection[] => {
  const proof = backend.db.transactions.get(trxId)?.payment_proof;
  if (!proof) return [];
  const sent = wib(proof.sent_at).locale('id').format('D MMMM YYYY [pukul] HH.mm [WIB]');
  const row = readingRow({ label: 'File', files: filesOf(backend, [proof.file_id]) });
  return [{ title: 'Bukti transfer', summary: `Dikirim ${sent}`, rows: [row] }];
};
