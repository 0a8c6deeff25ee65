import type { SchemeSeed } from './forms/sample-unit.ts';
import { associateDataScientist } from './schemes/associate-data-scientist.ts';
import { barista } from './schemes/barista.ts';
import { desainerGrafisMuda } from './schemes/desainer-grafis-muda.ts';
import { digitalMarketing } from './schemes/digital-marketing.ts';
import { juniorWebProgrammer } from './schemes/junior-web-programmer.ts';
import { keselamatanKonstruksi } from './schemes/keselamatan-konstruksi.ts';
import { mekanikSepedaMotor } from './schemes/mekanik-sepeda-motor.ts';
import { networkAdministratorMuda } from './schemes/network-administrator-muda.ts';
import { pelaksanaGudang } from './schemes/pelaksana-gudang.ts';
import { pramuwisataMuda } from './schemes/pramuwisata-muda.ts';
import { sekretarisJunior } from './schemes/sekretaris-junior.ts';
import { stafSdm } from './schemes/staf-sdm.ts';
import { teknisiAkuntansiMuda } from './schemes/teknisi-akuntansi-muda.ts';
import { teknisiPendinginRuangan } from './schemes/teknisi-pendingin-ruangan.ts';

export const schemeSeeds: SchemeSeed[] = [
  juniorWebProgrammer,
  networkAdministratorMuda,
  associateDataScientist,
  digitalMarketing,
  stafSdm,
  keselamatanKonstruksi,
  barista,
  teknisiAkuntansiMuda,
  desainerGrafisMuda,
  sekretarisJunior,
  teknisiPendinginRuangan,
  pramuwisataMuda,
  mekanikSepedaMotor,
  pelaksanaGudang,
];
