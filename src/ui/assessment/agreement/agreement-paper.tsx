import { styled } from 'styled-components';
import {
  type Agreement,
  type EvidenceMethod,
  evidenceMethods,
  siteKinds,
} from '../../../domain/assessment/agreement.ts';
import { PaperDocument } from '../../document/paper-document.tsx';
import { PaperFacts } from '../../document/paper-facts.tsx';
import { PaperSignatures } from '../../document/paper-signatures.tsx';
import { PaperTable } from '../../document/paper-table.ts';
import { PaperTick } from '../../document/paper-tick.tsx';
import { placeText } from '../../format/place.ts';
import { zonedDateTime } from '../../format/zoned-time.ts';
import { space } from '../../theme/theme.ts';

const agreementCode = 'FR.AK.01';
const agreementTitle = 'Persetujuan Asesmen dan Kerahasiaan';

/** Bukti yang akan dikumpulkan, in the words of FR.AK.01. */
const evidenceText: Readonly<Record<EvidenceMethod, string>> = {
  portfolio: 'Hasil Verifikasi Portofolio',
  product: 'Hasil Review Produk',
  observation: 'Hasil Observasi Langsung',
  activity: 'Hasil Kegiatan Terstruktur',
  oral: 'Hasil Pertanyaan Lisan',
  written: 'Hasil Pertanyaan Tertulis',
  interview: 'Hasil Pertanyaan Wawancara',
  other: 'Lainnya',
};

/** The three statements of FR.AK.01: who says what. */
const statements = [
  {
    who: 'Asesi',
    text: 'Saya sudah mendapat penjelasan dari asesor mengenai hak saya dan prosedur banding.',
  },
  {
    who: 'Asesor',
    text: 'Saya tidak akan membuka hasil pekerjaan yang saya peroleh karena penugasan sebagai asesor kepada siapa pun selain pihak yang berwenang.',
  },
  {
    who: 'Asesi',
    text: 'Saya setuju mengikuti asesmen dengan pemahaman bahwa informasi yang dikumpulkan hanya dipakai untuk pengembangan profesional dan hanya dapat dibuka oleh orang tertentu.',
  },
] as const;

const Ticks = styled.div`
  display: grid;
  gap: ${space(1)} ${space(4)};
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
`;

const timeText = ({ startsAt, endsAt, site: { zone } }: Agreement): string =>
  startsAt === null || endsAt === null
    ? zonedDateTime(startsAt, zone)
    : `${zonedDateTime(startsAt, zone)} – ${zonedDateTime(endsAt, zone)}`;

/** FR.AK.01 as a paper: what is agreed on, the statements, and who has signed. */
export const AgreementPaper = ({ agreement }: { readonly agreement: Agreement }) => {
  const { scheme, site, assessor, candidate, evidence, otherEvidence, signature, assessorSignature } = agreement;
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
              <Ticks>
                {siteKinds.map((kind) => (
                  <PaperTick key={kind} checked={kind === site.kind} label={kind} />
                ))}
              </Ticks>
            ),
          },
          { title: 'Nama asesor', content: assessor.name },
          { title: 'Nama asesi', content: candidate },
          {
            title: 'Bukti yang akan dikumpulkan',
            content: (
              <Ticks>
                {evidenceMethods.map((method) => (
                  <PaperTick key={method} checked={evidence.includes(method)} label={evidenceTitle(method)} />
                ))}
              </Ticks>
            ),
          },
          { title: 'Hari/tanggal dan waktu', content: timeText(agreement) },
          { title: 'Tempat uji kompetensi', content: placeText(site.name, site.city) },
        ]}
      />
      <PaperTable>
        <caption>Pernyataan</caption>
        <tbody>
          {statements.map(({ who, text }) => (
            <tr key={text}>
              <th scope="row">{who}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </PaperTable>
      <PaperSignatures
        parties={[
          { role: 'Asesor', name: assessor.name, detail: assessor.registration, signature: assessorSignature },
          { role: 'Asesi', name: candidate, signature },
        ]}
      />
    </PaperDocument>
  );
};
