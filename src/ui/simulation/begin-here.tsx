import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../components/button/button.tsx';
import { Disclosure } from '../components/layout/disclosure.tsx';
import { Stack } from '../components/layout/stack.tsx';
import { fontSize, space } from '../theme/theme.ts';
import { openPanel, projector, rememberSection, usePanelState } from './frame/panel-state.ts';
import { RememberedSection } from './remembered-section.tsx';

const Steps = styled.ol`
  display: grid;
  font-size: ${fontSize.small};
  gap: ${space(2)};
  list-style: decimal;
  margin: 0;
  padding-inline-start: ${space(5)};
`;

/** The steps of docs/ten-minute-lesson.md, without the trainer's words. */
const demo = [
  'Akun: “Masuk”, “Daftar”, “Isi contoh”, “Daftar”, “Tutup”. Buka Kotak surat simulasi dan tekan “Verifikasi email”.',
  'Profil: “Lengkapi profil”, “Isi contoh”, “Simpan”.',
  'Skema: “Sertifikasi Saya”, “Lihat skema sertifikasi”, pilih “Staf SDM” (satu ujian), “Pilih jadwal”, lalu “Pilih” di samping Biaya mandiri, centang syaratnya, “Bayar”, lalu “Bayar” sekali lagi di jendela pembayaran.',
  'Persetujuan: “Buka persetujuan asesmen”, “Isi contoh”, “Tanda tangani dan kirim”.',
  'APL 01: “Isi formulir APL 01”, “Isi contoh”, “Kirim permohonan”, “Ya, kirim”. Lalu di Peran petugas buka “APL 01: Staf SDM”, dan di bawah isiannya tekan “Terima formulir”.',
  'APL 02: “Isi formulir APL 02”, “Isi contoh”, “Kirim asesmen mandiri”, “Ya, kirim”. Lalu di Peran petugas buka “APL 02: Staf SDM”, dan tekan “Terima formulir”.',
  'Ujian: “Mulai hari asesmen”, “Buka ujian”, centang “Saya siap”, “Mulai ujian”; tongkat di atas, “Isi: semua benar”, dan tutup jendela contohnya dengan tanda silang (“×”). “Periksa jawaban”, “Kumpulkan ujian”, “Ya, kumpulkan”, “Lanjut ke proses sertifikasi”.',
  'Keputusan: di Peran petugas buka “Ujian: Staf SDM”, lalu “Putuskan kompeten”; asesi menekan “Lihat hasil asesmen”, “Isi contoh”, “Terima hasil”.',
  'Sertifikat: “Isi umpan balik”, “Isi contoh”, “Kirim umpan balik”, “Ya, kirim”. Lalu di Peran petugas buka “Sertifikat: Staf SDM”, “Terbitkan sertifikat”; asesi menekan “Lihat sertifikat”.',
];

const OpenSection = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <Button variant="secondary" size="small" onClick={() => openPanel(id)}>
    {children}
  </Button>
);

/** Leads from the staff's work back to the steps of the demo, while its guide is open. */
export const BackToDemo = () =>
  usePanelState().sections.includes('mulai-demo') && (
    <div>
      <OpenSection id="mulai">Ke langkah demo</OpenSection>
    </div>
  );

const Command = styled.code`
  white-space: nowrap;
`;

interface WayProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

const Way = ({ id, title, children }: WayProps) => (
  <Disclosure
    name="mulai-dari-sini"
    title={title}
    defaultOpen={usePanelState().sections.includes(id)}
    onToggle={({ currentTarget }) => rememberSection(id, currentTarget.open)}
  >
    {children}
  </Disclosure>
);

/** `robots`: the choices about staff who work by themselves, who could overtake a presenter. */
export const BeginHere = ({ robots }: { readonly robots: ReactNode }) => (
  <RememberedSection id="mulai" title="Mulai dari sini">
    <Stack $gap={2}>
      <Way id="mulai-demo" title="Demo sepuluh menit">
        <Stack $gap={3}>
          <p>Satu orang menunjukkan seluruh sertifikasi: asesi di halaman, petugas di panel ini.</p>
          <Steps>
            {demo.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
          <OpenSection id="petugas">Buka Peran petugas</OpenSection>
          <p>
            Bila Anda bicara lebih lama daripada jeda petugas, petugas mendahului Anda. Matikan, atau beri jeda yang
            panjang:
          </p>
          {robots}
          <p>
            Di proyektor: huruf besar, lingkaran di sekitar penunjuk, tanpa panel, hanya di tab ini. Untuk panelnya,
            buka portal ini sekali lagi di jendela lain: yang Anda kerjakan di sana langsung tampak di proyektor.
          </p>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              projector.on = true;
              document.querySelector<HTMLElement>('main h1')?.focus();
            }}
          >
            Mode proyektor
          </Button>
          <p>Waktu sempit? Mulai dari tengah dengan sebuah skenario.</p>
          <OpenSection id="skenario">Lihat skenario</OpenSection>
        </Stack>
      </Way>
      <Way id="mulai-latihan" title="Latihan sendiri">
        <Stack $gap={3}>
          <p>Pelajaran mencentang langkahnya sendiri dan memberi petunjuk. Anda tidak dapat merusak apa pun.</p>
          <OpenSection id="pelajaran">Pilih pelajaran</OpenSection>
        </Stack>
      </Way>
      <Way id="mulai-kelas" title="Kelas">
        <Stack $gap={3}>
          <p>
            Satu laptop melayani semua peserta lewat Wi-Fi, tanpa internet. Jalankan <Command>npm run room</Command> di
            laptop pengajar; alamat, akun peserta, dan halaman pengajar tertulis di terminal.
          </p>
          <p>
            Pilihannya: <Command>npm run room -- --help</Command>
          </p>
          <p>Tanpa server kelas: simpan keadaan ini sebagai adegan dengan tugas, lalu bagikan tautannya.</p>
          <OpenSection id="skenario">Adegan saya</OpenSection>
        </Stack>
      </Way>
      <Way id="mulai-uji" title="Uji pengembang">
        <Stack $gap={3}>
          <p>Buat jaringan lambat, balasan hilang, atau server rusak, dan lihat setiap panggilan di Catatan.</p>
          <OpenSection id="jaringan">Jaringan dan gangguan</OpenSection>
          <p>Catatan dapat disalin sebagai uji otomatis, dan seluruh dunia disimpan ke file.</p>
          <OpenSection id="dunia">Dunia simulasi</OpenSection>
        </Stack>
      </Way>
    </Stack>
  </RememberedSection>
);
