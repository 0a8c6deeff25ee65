import { styled } from 'styled-components';
import type { Config } from '../../../configuration/config.ts';
import { type Agreement, type EvidenceMethod, evidenceMethods } from '../../../domain/assessment/agreement.ts';
import { useConfig } from '../../core/config-context.ts';
import { PaperDocument } from '../../forms/document/paper-document.tsx';
import { PaperFacts } from '../../forms/document/paper-facts.tsx';
import { PaperSignatures } from '../../forms/document/paper-signatures.tsx';
import { PaperTable } from '../../forms/document/paper-table.ts';
import { PaperTick } from '../../forms/document/paper-tick.tsx';
import { PaperTogether } from '../../forms/document/paper-together.ts';
import { daysText, hoursText } from '../../kit/format/date.ts';
import { placeText } from '../../kit/format/place.ts';
import { color, fontSize, space } from '../../kit/theme/theme.ts';
import { SiteTicks, Ticks } from '../site-ticks.tsx';

type Statement = NonNullable<Config['agreement']['statements']>[number];

const speakers: Readonly<Record<Statement['by'], string>> = { candidate: 'Asesi', assessor: 'Asesor' };

const shippedStatements: readonly Statement[] = [
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

const siteLegend =
  'TUK = tempat uji kompetensi. Sewaktu: dipakai sementara untuk asesmen ini. Tempat Kerja: di perusahaan. Mandiri: tempat uji tetap.';

const agreementCode = 'FR.AK.01';
const agreementTitle = 'Persetujuan Asesmen dan Kerahasiaan';

const evidenceText: Readonly<Record<EvidenceMethod, string>> = {
  portfolio: 'TL: Hasil Verifikasi Portofolio',
  product: 'TL: Hasil Review Produk',
  observation: 'L: Hasil Observasi Langsung',
  activity: 'L: Hasil Kegiatan Terstruktur',
  oral: 'T: Hasil Pertanyaan Lisan',
  written: 'T: Hasil Pertanyaan Tertulis',
  interview: 'T: Hasil Pertanyaan Wawancara',
  other: 'Lainnya',
};

const Legend = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  margin-block-start: ${space(2)};
`;

export const AgreementPaper = ({ agreement }: { readonly agreement: Agreement }) => {
  const { scheme, site, assessor, candidate, evidence, otherEvidence, startsAt, endsAt } = agreement;
  const statements = useConfig().agreement.statements ?? shippedStatements;
  const evidenceTitle = (method: (typeof evidenceMethods)[number]) =>
    method === 'other' && otherEvidence !== '' ? `Lainnya: ${otherEvidence}` : evidenceText[method];
  return (
    <PaperDocument code={agreementCode} title={agreementTitle}>
      <p>
        Persetujuan ini menjamin bahwa asesi telah diberi arahan secara rinci tentang perencanaan dan proses asesmen.
      </p>
      <PaperFacts
        rows={[
          { title: `Skema sertifikasi${scheme.kind === '' ? '' : ` (${scheme.kind})`}`, content: scheme.title },
          { title: 'Nomor skema', content: scheme.number },
          {
            title: 'TUK',
            content: (
              <>
                <SiteTicks site={site} />
                <Legend>{siteLegend}</Legend>
              </>
            ),
          },
          { title: 'Nama asesor', content: assessor.name },
          { title: 'Nama asesi', content: candidate },
          {
            title: 'Bukti yang akan dikumpulkan',
            content: (
              <>
                <Ticks>
                  {evidenceMethods.map((method) => (
                    <PaperTick key={method} checked={evidence.includes(method)} label={evidenceTitle(method)} />
                  ))}
                </Ticks>
                <Legend>L = bukti langsung, TL = bukti tidak langsung, T = bukti tambahan</Legend>
              </>
            ),
          },
          { title: 'Hari/tanggal', content: daysText(startsAt, endsAt, site.zone) },
          { title: 'Waktu', content: hoursText(startsAt, endsAt, site.zone) },
          { title: 'Tempat uji kompetensi', content: placeText(site.name, site.city) },
        ]}
      />
      <PaperTogether>
        <PaperTable>
          <caption>Pernyataan</caption>
          <tbody>
            {statements.map(({ by, text }) => (
              <tr key={`${by} ${text}`}>
                <th scope="row">{speakers[by]}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </PaperTable>
        <PaperSignatures
          parties={[
            {
              role: 'Asesor',
              name: assessor.name,
              detail: assessor.registration,
              signature: agreement.assessorSignature,
            },
            { role: 'Asesi', name: candidate, signature: agreement.signature },
          ]}
        />
      </PaperTogether>
    </PaperDocument>
  );
};
