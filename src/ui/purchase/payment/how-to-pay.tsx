import { styled } from 'styled-components';
import { space } from '../../theme/theme.ts';
import { Section } from '../section.tsx';

const Steps = styled.ol`
  display: grid;
  gap: ${space(2)};
  padding-inline-start: ${space(5)};

  li {
    list-style: decimal;
  }
`;

const paying = [
  'Tekan tombol bayar. Jendela pembayaran akan terbuka di halaman ini.',
  'Pilih cara membayar yang Anda punya, lalu ikuti petunjuknya.',
  'Setelah selesai, Anda kembali ke portal ini dan melihat status pembayaran dari sistem kami.',
];

const applying = [
  'Tekan tombol ajukan. Tidak ada yang perlu Anda bayar.',
  'Pendaftaran Anda langsung tercatat pada sumber anggaran yang Anda pilih.',
  'Setelah itu, proses sertifikasi Anda dimulai dari persetujuan asesmen.',
];

/** What will happen after the button is pressed. */
export const HowToPay = ({ free }: { free: boolean }) => (
  <Section title={free ? 'Apa yang terjadi selanjutnya' : 'Cara membayar'}>
    <Steps>
      {(free ? applying : paying).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </Steps>
  </Section>
);
