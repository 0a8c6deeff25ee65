import { useConfig } from '../core/config-context.ts';
import { paths } from '../core/paths.ts';
import { Accordion } from '../kit/components/layout/accordion.tsx';
import { ExternalLink } from '../kit/components/navigation/external-link.tsx';
import { TextLink } from '../kit/components/navigation/text-link.tsx';

const HowToCheck = () => {
  const { features, links } = useConfig();
  if (features.certificateCheck)
    return (
      <>
        Dengan memindai kode QR di halaman depan dan di halaman daftar unit, atau memasukkan nomor sertifikat di halaman{' '}
        <TextLink to={paths.certificateCheck.to({})}>Cek Sertifikat</TextLink>. Tidak perlu akun.
      </>
    );
  return links.certificateHolders ? (
    <>
      Lembaga sertifikasi ini memeriksa sertifikat di luar portal, di{' '}
      <ExternalLink href={links.certificateHolders}>Pemegang Sertifikat</ExternalLink>.
    </>
  ) : (
    <>
      Lembaga sertifikasi ini memeriksa sertifikat di luar portal. Tanyakan caranya melalui halaman{' '}
      <TextLink to={paths.contact.to({})}>Kontak</TextLink>.
    </>
  );
};

export const AboutPsre = () => (
  <section aria-labelledby="tentang-psre">
    <h2 id="tentang-psre">Tentang sertifikat elektronik</h2>
    <Accordion
      items={[
        {
          id: 'apa',
          title: 'Apa itu sertifikat elektronik?',
          content:
            'Sertifikat kompetensi Anda dalam bentuk file PDF yang ditandatangani secara elektronik. File PDF itulah dokumen aslinya: simpan baik-baik, dan kirimkan filenya bila ada yang meminta. Cetakannya hanya salinan.',
        },
        {
          id: 'psre',
          title: 'Apa itu PSrE?',
          content:
            'Penyelenggara Sertifikasi Elektronik (PSrE) adalah lembaga yang diakui pemerintah untuk memastikan siapa penandatangan sebuah dokumen. Dengan tanda tangan elektronik tersertifikasi, setiap perubahan pada file sesudah ditandatangani akan ketahuan.',
        },
        {
          id: 'lama',
          title: 'Mengapa sertifikat saya masih ditandatangani?',
          content:
            'Setelah Anda mengisi umpan balik, lembaga sertifikasi menyiapkan sertifikat lalu direktur menandatanganinya melalui PSrE. Anda tidak perlu melakukan apa pun dan akan diberi tahu lewat notifikasi.',
        },
        {
          id: 'periksa',
          title: 'Bagaimana orang lain memeriksa keasliannya?',
          content: <HowToCheck />,
        },
        {
          id: 'berlaku',
          title: 'Sampai kapan sertifikat berlaku?',
          content:
            'Tiga tahun sejak tanggal terbit. Setelah itu Anda dapat mengikuti sertifikasi ulang pada skema yang sama.',
        },
      ]}
    />
  </section>
);
