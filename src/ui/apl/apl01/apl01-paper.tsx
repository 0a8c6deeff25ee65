import { styled } from 'styled-components';
import { type Apl01, purposes } from '../../../domain/apl/apl01.ts';
import { isJudged } from '../../../domain/assessment/form-status.ts';
import { useSession } from '../../core/session/session-view.ts';
import { PaperDocument } from '../../forms/document/paper-document.tsx';
import { PaperFacts } from '../../forms/document/paper-facts.tsx';
import { PaperSignatures } from '../../forms/document/paper-signatures.tsx';
import { PaperTable } from '../../forms/document/paper-table.ts';
import { PaperTick } from '../../forms/document/paper-tick.tsx';
import { PaperTogether } from '../../forms/document/paper-together.ts';
import { space } from '../../kit/theme/theme.ts';
import { rowName } from '../public/apl01-target.ts';
import { leftOut, useDisabilityNames, useRegionNames } from './apl01-chosen-names.ts';
import { Apl01PaperEvidence } from './apl01-paper-evidence.tsx';
import { personalRows, workRows } from './apl01-paper-rows.ts';
import { apl01Code, apl01Title, declaration, purposeText } from './apl01-text.ts';
import { type Apl01Values, contentOf } from './apl01-values.ts';

const Ticks = styled.div`
  display: grid;
  gap: ${space(1)} ${space(4)};
  grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr));
`;

const Part = styled.h2`
  font-size: 1.0625rem;
`;

const Code = styled.td`
  min-inline-size: 9rem;
`;

const noneTold = { disabled: null, disabilityId: '', disabilityTypeId: '' };

const disabilityText = ({ disabled, ...chosen }: ReturnType<typeof useDisabilityNames>): string => {
  const names = Object.values(chosen).filter(Boolean).join(', ');
  return names ? `${disabled}: ${names}` : disabled;
};

export const Apl01Paper = ({ apl01 }: { readonly apl01: Apl01 }) => {
  const { content, scheme, units, status, review, signature } = apl01;
  const disability = disabilityText(useDisabilityNames(content?.personal ?? noneTold, leftOut));
  const { candidate } = useSession();
  const name = content?.personal.fullname ?? candidate?.fullname ?? '';
  const judged = isJudged(status);
  const { name: adminName, registration } = apl01.admin;
  return (
    <PaperDocument code={apl01Code} title={apl01Title}>
      <Part>Bagian 1: Rincian Data Pemohon Sertifikasi</Part>
      {content && (
        <PaperFacts
          caption="a. Data Pribadi"
          rows={personalRows(apl01, content.personal, disability, candidate?.email ?? '')}
        />
      )}
      {content && <PaperFacts caption="b. Data Pekerjaan Sekarang" rows={workRows(content.personal)} />}
      <Part>Bagian 2: Data Sertifikasi</Part>
      <PaperFacts
        rows={[
          { title: `Skema sertifikasi${scheme.kind === '' ? '' : ` (${scheme.kind})`}`, content: scheme.title },
          { title: 'Nomor skema', content: scheme.number },
          {
            title: 'Tujuan asesmen',
            content: (
              <Ticks>
                {purposes.map((purpose) => (
                  <PaperTick
                    key={purpose}
                    checked={purpose === content?.purpose}
                    label={
                      purpose === 'other' && content?.otherPurpose
                        ? `${purposeText.other}: ${content.otherPurpose}`
                        : purposeText[purpose]
                    }
                  />
                ))}
              </Ticks>
            ),
          },
        ]}
      />
      <PaperTable>
        <caption>Daftar Unit Kompetensi sesuai kemasan</caption>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Kode Unit</th>
            <th scope="col">Judul Unit</th>
            <th scope="col">Standar Kompetensi Kerja</th>
          </tr>
        </thead>
        <tbody>
          {units.map(({ code, title, standard }, index) => (
            <tr key={code || title}>
              <td>{index + 1}.</td>
              <Code>{code}</Code>
              <td>{title}</td>
              <td>{standard}</td>
            </tr>
          ))}
        </tbody>
      </PaperTable>
      <Part>Bagian 3: Bukti Kelengkapan Pemohon</Part>
      <Apl01PaperEvidence requirements={apl01.requirements} judged={judged} />
      <p>{declaration}</p>
      <PaperTogether>
        <PaperFacts
          caption="Rekomendasi (diisi oleh LSP)"
          rows={[
            {
              title: 'Berdasarkan ketentuan persyaratan dasar, pemohon',
              content: (
                <Ticks>
                  <PaperTick checked={status === 'approved'} label="Diterima" />
                  <PaperTick checked={status === 'rejected'} label="Tidak Diterima" />
                </Ticks>
              ),
            },
            { title: 'Catatan', content: judged ? (review?.note ?? '') : '' },
          ]}
        />
        <PaperSignatures
          parties={[
            { role: 'Pemohon', name, signature },
            {
              role: 'Admin LSP',
              name: adminName || (judged && review?.reviewer) || '',
              detail: registration ? `No. Reg. ${registration}` : undefined,
              signature: judged && review ? (apl01.adminSignature ?? { image: null, signedAt: review.at }) : null,
            },
          ]}
        />
      </PaperTogether>
    </PaperDocument>
  );
};

interface Apl01PrintedProps {
  readonly apl01: Apl01;
  readonly values: Apl01Values;
  readonly files: ReadonlyMap<string, File>;
}

export const Apl01Printed = ({ apl01, values, files }: Apl01PrintedProps) => {
  const content = contentOf(values);
  const regionNames = Object.values(useRegionNames(content.personal, leftOut));
  const requirements = apl01.requirements.map((row) => {
    const id = values[rowName(row.id)] ?? '';
    const file = files.get(id);
    return file ? { ...row, file: { id, name: file.name, type: file.type, size: file.size, src: null } } : row;
  });
  return <Apl01Paper apl01={{ ...apl01, content, regionNames, requirements, signature: null }} />;
};
