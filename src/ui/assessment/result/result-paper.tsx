import type { AssessmentResult } from '../../../domain/assessment/result.ts';
import { PaperDocument } from '../../forms/document/paper-document.tsx';
import { PaperFacts } from '../../forms/document/paper-facts.tsx';
import { PaperSignatures } from '../../forms/document/paper-signatures.tsx';
import { PaperTogether } from '../../forms/document/paper-together.ts';
import { daysText, hoursText, longDateTime } from '../../kit/format/date.ts';
import { placeText } from '../../kit/format/place.ts';
import { SiteTicks } from '../site-ticks.tsx';
import { resultCode, resultTitle, schemeText, verdictText } from './result-text.ts';
import { ResultUnits } from './result-units.tsx';

const assessorText = ({ name, registration }: AssessmentResult['assessor']): string =>
  registration === '' ? name : `${name} (${registration})`;

/** Adds the schedule, labelled as such, if the actual start or end of the assessment is unknown. */
const timesOf = ({ site: { zone }, startsAt, endsAt, startedAt, finishedAt }: AssessmentResult) => [
  ...(startsAt !== null && (startedAt === null || finishedAt === null)
    ? [
        {
          title: 'Jadwal asesmen',
          content: `${daysText(startsAt, endsAt, zone)}, ${hoursText(startsAt, endsAt, zone)}`,
        },
      ]
    : []),
  { title: 'Mulai asesmen', content: longDateTime(startedAt, zone) },
  { title: 'Selesai asesmen', content: longDateTime(finishedAt, zone) },
];

interface ResultPaperProps {
  readonly result: AssessmentResult;
  /** The body has not decided yet. */
  readonly recommended?: boolean;
}

export const ResultPaper = ({ result, recommended = false }: ResultPaperProps) => {
  const { recommendation = result, scheme, candidate, assessor, site, units, note, followUp } = result;
  return (
    <PaperDocument code={resultCode} title={resultTitle}>
      <PaperFacts
        rows={[
          { title: 'Nama asesi', content: candidate },
          { title: 'Nama asesor', content: assessorText(assessor) },
          { title: 'Skema sertifikasi', content: schemeText(scheme) },
          { title: 'TUK', content: <SiteTicks site={site} /> },
          { title: 'Tempat', content: site.name + site.city === '' ? null : placeText(site.name, site.city) },
          ...timesOf(result),
          {
            title: result.recommendation ? 'Direkomendasikan' : 'Diputuskan',
            content: longDateTime(result.decidedAt, site.zone),
          },
        ]}
      />
      <ResultUnits units={units} />
      <PaperTogether>
        <PaperFacts
          rows={[
            { title: 'Rekomendasi hasil asesmen', content: verdictText(recommendation.competent) },
            ...(result.recommendation
              ? [
                  {
                    title: 'Keputusan lembaga sertifikasi',
                    content: recommended ? 'Belum diketahui' : verdictText(result.competent),
                  },
                ]
              : []),
            { title: 'Tindak lanjut yang dibutuhkan', content: followUp },
            { title: 'Komentar asesor', content: note },
          ]}
        />
        <PaperSignatures
          parties={[
            { role: 'Asesi, menerima hasil ini', name: candidate, signature: result.acknowledged },
            {
              role: 'Asesor',
              name: assessor.name,
              detail: assessor.registration,
              signature: result.assessorSignature,
              unsigned: '–',
            },
          ]}
        />
      </PaperTogether>
    </PaperDocument>
  );
};
