import type { AdjustmentAnswer, AdjustmentContent, AdjustmentNeed } from '../../../domain/assessment/adjustment.ts';
import type { Agreement } from '../../../domain/assessment/agreement.ts';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { paths } from '../../core/paths.ts';

export const adjustmentsCode = 'FR.AK.07';
export const adjustmentsTitle = 'Penyesuaian yang Wajar';

export const needText: Readonly<Record<AdjustmentNeed, string>> = {
  extra_time: 'Waktu tambahan saat ujian',
  larger_text: 'Teks yang lebih besar',
  reader: 'Pembaca soal atau pembaca layar',
  sign_language: 'Juru bahasa isyarat',
  accessible_room: 'Ruang yang mudah diakses',
  other: 'Lainnya',
};

export const noNeedText = 'Saya tidak memerlukan penyesuaian';

export const outcomeText: Readonly<Record<AdjustmentAnswer['outcome'], string>> = {
  granted: 'Penyesuaian disetujui asesor',
  partly: 'Penyesuaian disetujui sebagian',
  refused: 'Penyesuaian tidak disetujui',
  unknown: 'Permintaan penyesuaian sudah dijawab asesor',
};

export const needsText = ({ needs, other }: AdjustmentContent): readonly string[] =>
  needs.map((need) => (need === 'other' && other !== '' ? `${needText.other}: ${other}` : needText[need]));

export const requestAsText = ({ trxId, scheme, candidate }: Agreement, content: AdjustmentContent): string =>
  [
    `Permintaan penyesuaian yang wajar (${adjustmentsCode})`,
    `Nomor transaksi: ${trxId}`,
    `Skema: ${scheme.title}`,
    `Nama asesi: ${candidate}`,
    content.needs.length === 0 ? `${noNeedText}.` : 'Yang saya perlukan:',
    ...needsText(content).map((need) => `- ${need}`),
  ].join('\n');

const shownParameter = 'lihat';
const shownValue = 'penyesuaian';

export const showsAdjustments = (search: string): boolean =>
  new URLSearchParams(search).get(shownParameter) === shownValue;

export const agreementAddress = (trxId: string): string => paths.agreement.to({ trxid: encodeTrxId(trxId) });

export const adjustmentsAddress = (trxId: string): string =>
  `${agreementAddress(trxId)}?${shownParameter}=${shownValue}`;
