import { ExternalLink } from '../../../ui/kit/components/navigation/external-link.tsx';

/** The license of the region data requires this wording (fake-backend/database/seed/REGIONS-NOTICE.md). */
export const RegionLicence = () => (
  <>
    <h3>Data wilayah</h3>
    <p>
      Versi simulasi portal ini memuat data provinsi, kota atau kabupaten, kecamatan, dan kelurahan atau desa. Versi
      yang tersambung ke server lembaga tidak memuatnya; di sana data wilayah berasal dari server itu.
    </p>
    <p lang="en">
      Contains information from{' '}
      <ExternalLink href="https://github.com/fityannugroho/idn-area-data">Indonesian Area Data</ExternalLink>, which is
      made available here under the{' '}
      <ExternalLink href="https://opendatacommons.org/licenses/odbl/1-0/">Open Database License (ODbL)</ExternalLink>.
    </p>
    <p>
      Data yang dimuat, beserta perubahannya (satu file untuk tiap provinsi, tanpa pulau, penulisan kode tanpa titik,
      dan huruf besar kecil nama), juga ditawarkan dengan lisensi ODbL 1.0.
    </p>
  </>
);
