import type { Config } from '../../../config.ts';

type Statement = NonNullable<Config['agreement']['statements']>[number];

export const speakers: Readonly<Record<Statement['by'], string>> = { candidate: 'Asesi', assessor: 'Asesor' };

export const shippedStatements: readonly Statement[] = [
  {
    by: 'candidate',
    text: 'Saya sudah mendapat penjelasan dari asesor tentang hak saya sebagai asesi dan tentang prosedur banding asesmen, termasuk cara dan batas waktu mengajukannya.',
  },
  {
    by: 'assessor',
    text: 'Semua yang saya ketahui tentang asesi dan buktinya karena tugas asesmen ini saya rahasiakan. Saya hanya menyampaikannya kepada pihak yang berwenang, sejauh penugasan dari LSP mewajibkannya, dan tidak kepada orang atau organisasi lain mana pun.',
  },
  {
    by: 'candidate',
    text: 'Saya bersedia mengikuti seluruh proses asesmen ini. Saya memahami bahwa informasi yang dikumpulkan tentang saya hanya digunakan untuk pengembangan profesional dan hanya dapat dilihat oleh orang tertentu yang berkepentingan dengan asesmen ini.',
  },
];
