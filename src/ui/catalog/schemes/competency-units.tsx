import { styled } from 'styled-components';
import type { CompetencyUnit } from '../../../domain/catalog/scheme.ts';
import { Accordion } from '../../kit/components/layout/accordion.tsx';
import { Disclosure } from '../../kit/components/layout/disclosure.tsx';
import { color, fontSize, fontWeight, space } from '../../kit/theme/theme.ts';
import { Section } from '../section.tsx';
import { UnitElements } from './unit-elements.tsx';

const Code = styled.span`
  color: ${color.textMuted};
  display: block;
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  font-weight: ${fontWeight.medium};
`;

const Standard = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  margin-block-end: ${space(4)};
`;

export const CompetencyUnits = ({ units }: { units: readonly CompetencyUnit[] }) =>
  units.length > 0 && (
    <Section
      title="Unit kompetensi"
      lead="Asesor menilai Anda menurut kriteria unjuk kerja (KUK) di setiap unit. Buka satu unit untuk membacanya."
    >
      <Disclosure title={`Lihat ${units.length} unit kompetensi`}>
        <Accordion
          items={units.map((unit) => ({
            id: `${unit.code} ${unit.title}`,
            title: (
              <>
                {unit.code && <Code>{unit.code}</Code>}
                {unit.title}
              </>
            ),
            content: (
              <>
                {unit.standard && <Standard>Acuan: {unit.standard}</Standard>}
                {unit.elements.length > 0 ? (
                  <UnitElements elements={unit.elements} />
                ) : (
                  <p>Elemen dan KUK unit ini tidak ada di sini. Mintalah dari lembaga sertifikasi.</p>
                )}
              </>
            ),
          }))}
        />
      </Disclosure>
    </Section>
  );
