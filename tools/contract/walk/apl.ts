import { crc32 } from 'node:zlib';
import { aplCalls } from '../../../src/adapters/http/apl/apl-calls.ts';
import { HttpAplRepository } from '../../../src/adapters/http/apl/http-apl-repository.ts';
import type { StageName } from '../../../src/domain/assessment/timeline.ts';
import { emptyPersonalData } from '../../../src/domain/profile/personal-data.ts';
import type { PersonalData } from '../../../src/domain/profile/profile.ts';
import { pdfOf, signature } from './files.ts';
import { type Account, newKey, type Player, Unable } from './player.ts';
import { filesStay, storedAsSent } from './refusals.ts';

export const fullname = 'Peserta Uji Portal';

/** Each account has its own, as servers may demand. */
const nikOf = ({ email }: Account) => `347101470590${String(crc32(email) % 10_000).padStart(4, '0')}`;

/** As the candidate fills the form in; the portal's own mappers make the bodies. */
export const personOf = ({ account, facts }: Player): PersonalData => ({
  ...emptyPersonalData(fullname),
  ...{ identityNumber: nikOf(account), birthPlace: 'Yogyakarta', birthDate: '1990-05-07', gender: 'P' },
  ...{ nationality: 'Indonesia', address: 'Jalan Contoh No. 1', postalCode: '55111', mobilePhone: '081234567890' },
  ...{ qualification: 'S1', disabled: false, provinceId: facts.province_id ?? '', cityId: facts.city_id ?? '' },
  ...{ districtId: facts.district_id ?? '', villageId: facts.village_id ?? '' },
});

const submission = ({ trx }: Player, again: boolean) => ({ trxId: trx, requestKey: newKey(), again, signature });

const stored = {
  apl01: ({ http, trx }: Player) => http.ask(aplCalls.apl01, { params: { id: trx } }),
  apl02: ({ http, trx }: Player) => http.ask(aplCalls.apl02, { params: { id: trx } }),
};

const fillIn = {
  apl01: async (p: Player, again: boolean): Promise<unknown> => {
    const form = await stored.apl01(p);
    const requirements = form?.requirements ?? [];
    const kept = requirements.filter(({ file }) => again && file);
    const files = new Map(
      requirements.filter((each) => !kept.includes(each)).map(({ id }) => [id, pdfOf(`${id}.pdf`)]),
    );
    const content = { personal: personOf(p), purpose: 'certification', otherPurpose: '' } as const;
    const sent = await new HttpAplRepository(p.http).sendApl01({ ...submission(p, again), content, files });
    if (kept.length === 0) return sent;
    const now = (await stored.apl01(p))?.requirements ?? [];
    const isKept = kept.every(({ id }) => now.some((each) => each.id === id && each.file));
    p.judge(filesStay, isKept, p.http.exchanges.at(-1) ?? null);
    return sent;
  },
  apl02: async (p: Player, again: boolean): Promise<unknown> => {
    const form = await stored.apl02(p);
    const ids = (form?.units ?? []).flatMap(({ elements }) => elements.map(({ id }) => id));
    if (ids.length === 0)
      throw new Unable('GET /api/apl-02/{id} tidak memberi unit dan elemen, jadi tidak ada yang dapat diisi');
    const proven = { competent: true, evidence: 'Laporan proyek sebagai bukti', fileIds: ['new-1'] };
    const answers = Object.fromEntries(ids.map((id) => [id, proven]));
    const files = new Map([['new-1', pdfOf('Laporan.pdf')]]);
    return new HttpAplRepository(p.http).sendApl02({ ...submission(p, again), answers, files });
  },
};

type AplName = keyof typeof fillIn;

export const sendForm = async (p: Player, name: AplName, again = false): Promise<void> => {
  await fillIn[name](p, again);
  p.judge(storedAsSent, true, null);
};

/**
 * Whether a stage has opened after a form. A form that staff have returned is filled in and sent again, as its page does; one that they
 * have rejected ends the assessment.
 */
export const isOpenAfter = async (p: Player, name: AplName, stage: StageName): Promise<boolean> => {
  const status = (await stored[name](p))?.status.status;
  const title = name === 'apl01' ? 'APL 01' : 'APL 02';
  if (status === 'rejected')
    throw new Unable(
      `${title} tidak diterima (rejected), dan asesmennya berakhir: terima, lalu uji lagi dengan --out lain`,
    );
  if (status === 'returned') {
    await sendForm(p, name, true);
    p.facts[`${name}Again`] = `${title} dikembalikan, lalu dikirim lagi`;
  }
  return p.isOpen(stage);
};
