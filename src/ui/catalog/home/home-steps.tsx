import { styled } from 'styled-components';
import { useConfig } from '../../core/config-context.ts';
import { media } from '../../kit/theme/media.ts';
import { raisedPanel } from '../../kit/theme/surfaces.ts';
import { color, fontSize, fontWeight, space } from '../../kit/theme/theme.ts';
import { Section } from '../section.tsx';

const List = styled.ol`
  ${raisedPanel}
  display: grid;
  gap: ${space(6)};
  grid-template-columns: repeat(5, minmax(0, 1fr));
  padding: ${space(8)};

  ${media.mobile} {
    gap: 0;
    grid-template-columns: minmax(0, 1fr);
    padding: ${space(6)} ${space(5)};
  }
`;

const Step = styled.li`
  display: grid;
  gap: ${space(4)};
  align-content: start;
  position: relative;

  /* the line to the next step */
  &:not(:last-child)::after {
    background: ${color.border};
    block-size: 2px;
    content: '';
    inline-size: calc(100% - ${space(11)} + ${space(2)});
    inset-block-start: calc(${space(5)} - 1px);
    inset-inline-start: ${space(13)};
    position: absolute;
  }

  ${media.mobile} {
    gap: ${space(4)};
    grid-template-columns: auto minmax(0, 1fr);
    padding-block-end: ${space(6)};

    &:last-child {
      padding-block-end: 0;
    }

    &:not(:last-child)::after {
      block-size: calc(100% - ${space(12)});
      inline-size: 2px;
      inset-block-start: ${space(11)};
      inset-inline-start: calc(${space(5)} - 1px);
    }
  }
`;

const Mark = styled.span<{ $goal: boolean }>`
  align-items: center;
  background: ${({ $goal }) => ($goal ? color.accent : color.brandTint)};
  block-size: ${space(10)};
  border-radius: 50%;
  color: ${({ $goal }) => ($goal ? color.onAccent : color.brand)};
  display: flex;
  font-variant-numeric: tabular-nums;
  font-weight: ${fontWeight.heavy};
  inline-size: ${space(10)};
  justify-content: center;
`;

const Words = styled.div`
  h3 {
    font-size: ${fontSize.body};
    margin-block-end: ${space(1)};
  }

  p {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }

  ${media.mobile} {
    padding-block-start: ${space(2)};
  }
`;

const usualSources = 'Gunakan biaya mandiri, Kartu Prakerja, perusahaan, atau program pemerintah.';
const ownSources = 'Pilih penanggung biaya, lalu selesaikan pembayarannya.';

const stepsOf = (payment: string) => [
  {
    title: 'Daftar atau masuk',
    text: 'Buat akun dengan email Anda, lalu lengkapi profil. Cukup sekali untuk semua skema.',
  },
  { title: 'Pilih skema dan jadwal', text: 'Pelajari unit dan persyaratannya, lalu tentukan waktu dan tempat uji.' },
  { title: 'Bayar', text: payment },
  {
    title: 'Ikuti asesmen',
    text: 'Di laptop atau komputer: isi APL 01 dan APL 02, lalu kerjakan ujian bersama asesor pada jadwal Anda.',
  },
  { title: 'Terima sertifikat', text: 'Setelah dinyatakan kompeten, unduh sertifikat Anda dari portal ini.' },
];

export const HomeSteps = () => {
  const steps = stepsOf(useConfig().budgetSources ? ownSources : usualSources);
  return (
    <Section title="Cara kerja" lead="Lima langkah dari pendaftaran sampai sertifikat di tangan Anda.">
      <List>
        {steps.map(({ title, text }, index) => (
          <Step key={title}>
            <Mark $goal={index === steps.length - 1} aria-hidden="true">
              {index + 1}
            </Mark>
            <Words>
              <h3>{title}</h3>
              <p>{text}</p>
            </Words>
          </Step>
        ))}
      </List>
    </Section>
  );
};
