import { type AdjustmentRequest, adjustmentNeeds } from '../../../domain/assessment/adjustment.ts';
import type { Agreement } from '../../../domain/assessment/agreement.ts';
import { useZone } from '../../core/zone-context.ts';
import { PaperDocument } from '../../forms/document/paper-document.tsx';
import { PaperFacts } from '../../forms/document/paper-facts.tsx';
import { PaperTick } from '../../forms/document/paper-tick.tsx';
import { PaperTogether } from '../../forms/document/paper-together.ts';
import { timeRow } from '../../forms/document/time-row.ts';
import { SiteTicks, Ticks } from '../site-ticks.tsx';
import { adjustmentsCode, adjustmentsTitle, needsText, needText, outcomeText } from './adjustments-text.ts';

interface AdjustmentsPaperProps {
  readonly agreement: Agreement;
  readonly request: AdjustmentRequest;
}

const AdjustmentsPaper = ({ agreement, request }: AdjustmentsPaperProps) => {
  const { scheme, site, assessor, candidate } = agreement;
  const { needs, other, sentAt, answer } = request;
  const zone = useZone();
  return (
    <PaperDocument code={adjustmentsCode} title={adjustmentsTitle}>
      <PaperFacts
        rows={[
          { title: 'Skema sertifikasi', content: scheme.title },
          { title: 'Nomor skema', content: scheme.number },
          { title: 'TUK', content: <SiteTicks site={site} /> },
          { title: 'Nama asesor', content: assessor.name },
          { title: 'Nama asesi', content: candidate },
          ...timeRow('Tanggal permintaan', sentAt, zone),
          {
            title: 'Penyesuaian yang diminta',
            content: (
              <Ticks>
                {adjustmentNeeds.map((need) => (
                  <PaperTick
                    key={need}
                    checked={needs.includes(need)}
                    label={needs.includes(need) ? needsText({ needs: [need], other }).join('') : needText[need]}
                  />
                ))}
              </Ticks>
            ),
          },
        ]}
      />
      <PaperTogether>
        <PaperFacts
          caption="Jawaban asesor"
          rows={
            answer
              ? [
                  { title: 'Keputusan', content: outcomeText[answer.outcome] },
                  {
                    title: 'Waktu tambahan',
                    content: answer.extraMinutes > 0 ? `${answer.extraMinutes} menit untuk setiap ujian` : null,
                  },
                  { title: 'Penjelasan', content: answer.text },
                ]
              : [{ title: 'Keputusan', content: 'Belum dijawab' }]
          }
        />
      </PaperTogether>
    </PaperDocument>
  );
};

export default AdjustmentsPaper;
