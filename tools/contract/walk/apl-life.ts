import { randomIds } from '../../../src/adapters/browser/random-ids.ts';
import { aplCalls } from '../../../src/adapters/http/apl/apl-calls.ts';
import { fromApl01 } from '../../../src/adapters/http/apl/apl01-wire.ts';
import { fromApl02 } from '../../../src/adapters/http/apl/apl02-wire.ts';
import { HttpStoredFileRepository } from '../../../src/adapters/http/files/http-stored-file-repository.ts';
import { multipart } from '../../../src/adapters/http/multipart.ts';
import { emptyPersonalData } from '../../../src/domain/profile/personal-data.ts';
import type { PersonalData } from '../../../src/domain/profile/profile.ts';
import { pdfOf, pngOf } from './files.ts';
import type { Step } from './life.ts';
import { Left, type Player, Unable } from './player.ts';
import { resent } from './refusals.ts';

export const fullname = 'Peserta Uji Portal';

/** As the candidate fills the form in; every body below is made by the portal's own mappers. */
export const personOf = ({ facts }: Player): PersonalData => ({
  ...emptyPersonalData(fullname),
  ...{ identityNumber: '3471014507900001', birthPlace: 'Yogyakarta', birthDate: '1990-05-07', gender: 'P' },
  ...{ nationality: 'Indonesia', address: 'Jalan Contoh No. 1', postalCode: '55111', mobilePhone: '081234567890' },
  ...{ qualification: 'S1', disabled: false, provinceId: facts.province_id ?? '', cityId: facts.city_id ?? '' },
  ...{ districtId: facts.district_id ?? '', villageId: facts.village_id ?? '' },
});

export const newKey = randomIds.next;

const submissionOf = ({ trx }: Player, again: boolean) => ({
  ...{ trxId: trx, requestKey: newKey(), again },
  signature: { kind: 'image', image: pngOf('ttd.png') } as const,
});

const sendApl01 = async (p: Player, again: boolean): Promise<void> => {
  const form = await p.http.ask(aplCalls.apl01, { params: { id: p.trx } });
  const files = new Map((form?.requirements ?? []).map(({ id }) => [id, pdfOf(`${id}.pdf`)]));
  const content = { personal: personOf(p), purpose: 'certification', otherPurpose: '' } as const;
  const body = multipart(await fromApl01({ ...submissionOf(p, again), content, files }));
  await p.send(again ? aplCalls.resendApl01 : aplCalls.sendApl01, body);
};

const sendApl02 = async (p: Player, again: boolean): Promise<void> => {
  const form = await p.http.ask(aplCalls.apl02, { params: { id: p.trx } });
  const ids = (form?.units ?? []).flatMap(({ elements }) => elements.map(({ id }) => id));
  if (ids.length === 0)
    throw new Unable('GET /api/apl-02/{id} tidak memberi unit dan elemen, jadi tidak ada yang dapat diisi');
  const proven = { competent: true, evidence: 'Laporan proyek sebagai bukti', fileIds: ['new-1'] };
  const answers = Object.fromEntries(ids.map((id) => [id, proven]));
  const files = new Map([['new-1', pdfOf('Laporan.pdf')]]);
  const body = multipart(await fromApl02({ ...submissionOf(p, again), answers, files }));
  await p.send(again ? aplCalls.resendApl02 : aplCalls.sendApl02, body);
};

const forms = {
  apl01: { send: sendApl01, resend: aplCalls.resendApl01 },
  apl02: { send: sendApl02, resend: aplCalls.resendApl02 },
} as const;

/** Sends a form that staff have returned once more, as a candidate does. */
export const resendReturned = async (p: Player, name: keyof typeof forms): Promise<void> => {
  if (!(await p.isReturned(name))) return;
  const { send, resend } = forms[name];
  await send(p, true);
  const exchange = p.http.exchanges.findLast(({ call }) => call === resend) ?? null;
  const isTaken = !(await p.isReturned(name));
  p.judge(resent, isTaken, exchange);
  if (!isTaken) throw new Unable(`${resend.method} ${resend.path} diterima, tetapi formulirnya tetap dikembalikan`);
};

const apl01 = async (p: Player): Promise<void> => {
  await p.opens('apl01', `Buka APL 01 untuk ${p.trx}.`);
  await sendApl01(p, await p.isReturned('apl01'));
  const stored = await p.http.ask(aplCalls.apl01, { params: { id: p.trx } });
  const src = stored?.requirements.find(({ file }) => file?.src)?.file?.src;
  await p.finds('storedFiles', async () => {
    if (!src) throw new Left('APL 01 tidak menyebut alamat (src) file yang dikirim');
    const before = p.http.exchanges.length;
    await new HttpStoredFileRepository(p.http).content({ src }).catch((error: unknown) => {
      throw p.http.exchanges.length > before ? error : new Left('alamat (src) filenya bukan di API ini');
    });
    return true;
  });
};

const approve = { decision: 'approve', note: null, notes: [] } as const;

const apl02 = async (p: Player): Promise<void> => {
  const isOpen = async () => {
    await resendReturned(p, 'apl01');
    return p.isOpen('apl02');
  };
  await p.until(`Setujui APL 01 untuk ${p.trx} sebagai admin.`, isOpen, (s) =>
    s.actAsStaff({ type: 'apl01', trxId: p.trx, ...approve }),
  );
  await sendApl02(p, await p.isReturned('apl02'));
};

export const aplSteps: readonly Step[] = [
  { name: 'apl01', title: 'APL 01', after: 'payment', lasting: 'mengirim APL 01 dengan file', play: apl01 },
  { name: 'apl02', title: 'APL 02', after: 'apl01', lasting: 'mengirim APL 02 dengan file', play: apl02 },
];
