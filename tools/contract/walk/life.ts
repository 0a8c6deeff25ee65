import { isDeepStrictEqual } from 'node:util';
import { accountCalls } from '../../../src/adapters/http/account/account-calls.ts';
import { registrationCalls } from '../../../src/adapters/http/account/registration-calls.ts';
import { fromPasswordReset, fromRegistration } from '../../../src/adapters/http/account/registration-wire.ts';
import { aplCalls } from '../../../src/adapters/http/apl/apl-calls.ts';
import { assessmentCalls, signAgreementUnslashed } from '../../../src/adapters/http/assessment/assessment-calls.ts';
import { fromFeedback, toStoredFeedback } from '../../../src/adapters/http/assessment/feedback-wire.ts';
import { HttpAssessmentRepository } from '../../../src/adapters/http/assessment/http-assessment-repository.ts';
import { catalogCalls } from '../../../src/adapters/http/catalog/catalog-calls.ts';
import { certificateCalls } from '../../../src/adapters/http/certificate/certificate-calls.ts';
import { saysNone } from '../../../src/adapters/http/certificate/certificate-wire.ts';
import { HttpDeviceReports } from '../../../src/adapters/http/exam/http-device-reports.ts';
import { filesCalls } from '../../../src/adapters/http/files/files-calls.ts';
import { HttpStoredFileRepository } from '../../../src/adapters/http/files/http-stored-file-repository.ts';
import { HttpMessageRepository } from '../../../src/adapters/http/information/http-message-repository.ts';
import { multipart } from '../../../src/adapters/http/multipart.ts';
import { notificationCalls } from '../../../src/adapters/http/notification/notification-calls.ts';
import { HttpGuardianRepository } from '../../../src/adapters/http/profile/http-guardian-repository.ts';
import { profileCalls } from '../../../src/adapters/http/profile/profile-calls.ts';
import { fromPersonalData, fromPhoto, fromSignature } from '../../../src/adapters/http/profile/profile-wire.ts';
import { fromCareer, fromEducation, removalOf } from '../../../src/adapters/http/profile/record-wire.ts';
import { HttpPaymentProofRepository } from '../../../src/adapters/http/purchase/http-payment-proof-repository.ts';
import { HttpTransactionRepository } from '../../../src/adapters/http/purchase/http-transaction-repository.ts';
import { purchaseCalls } from '../../../src/adapters/http/purchase/purchase-calls.ts';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { type Feedback, feedbackComponents } from '../../../src/domain/assessment/feedback.ts';
import type { Repeat } from '../../../src/domain/purchase/repeat.ts';
import type { Order } from '../../../src/domain/purchase/transaction.ts';
import { catalog, reference, walk } from '../check/walk.ts';
import { csrf } from '../rows/candidate-rows.ts';
import { fullname, isOpenAfter, personOf, sendForm } from './apl.ts';
import { examSteps } from './exam-life.ts';
import { jpegOf, pngOf, signature } from './files.ts';
import { type Duty, Left, newKey, type Player, Unable } from './player.ts';
import { certificateOpens, pagesTold, photoShown, profileStays, refusals, signatureShown } from './refusals.ts';

export interface Step {
  /** The key of this step in the state file. */
  readonly name: string;
  readonly title: string;
  readonly after?: string;
  /** The part of this step that cannot be undone, for the confirmation. */
  readonly lasting?: string;
  /** May resolve with a remark for the report. */
  play(player: Player): Promise<unknown>;
}

const guests = async (p: Player): Promise<void> => {
  await catalog(p.http);
  const schedules = await p.http.ask(catalogCalls.schedules, { query: { page: 1 } });
  const id = schedules?.items[0]?.schedule_id;
  if (schedules?.last === 1) {
    const shown = new Set(schedules.items.map((each) => each.schedule_id));
    // beyond the last page, a list may also repeat itself
    const more = await p.http.ask(catalogCalls.schedules, { query: { page: 2 } });
    const hidden = more?.items.some((each) => !shown.has(each.schedule_id)) ?? false;
    p.judge(pagesTold, !hidden, p.http.exchanges.at(-1) ?? null);
  }
  if (id) {
    await p.finds('scheduleDetail', async () => {
      const { schedule_id: found } = await p.http.call(catalogCalls.schedule, { params: { id } });
      return found === id || 'jawabannya tentang jadwal lain';
    });
  }
  const no = 'TIDAK-ADA-000';
  await p.finds('certificateCheck', async () => {
    const { failure } = await p.aside(() => p.http.call(certificateCalls.check, { query: { no } }));
    if (failure?.status === 404 && saysNone(failure.cause, no)) return true;
    if (failure) throw failure;
    return 'nomor yang tidak ada dijawab dengan sertifikat';
  });
  if (!schedules) throw new Unable('GET /api/schedule tidak terbaca');
};

const account = async (p: Player): Promise<string> => {
  const { email, password, isNew } = p.account;
  const { mobilePhone, identityNumber: nik } = personOf(p);
  const { signUp: needs } = p.wishes;
  const needed = { ...(needs?.phone && { mobilePhone }), ...(needs?.nik && { nik }) };
  const body = fromRegistration({ fullname, email, password, ...needed });
  if (p.http.usesCookies) await p.http.ask(csrf);
  const signUp = () => p.http.callAlone(registrationCalls.signUp, { body });
  const failed = isNew
    ? await signUp().then(
        () => null,
        (error: unknown) => error,
      )
    : null;
  await p.mustRefuse(refusals.wrongPassword, () =>
    p.http.callAlone(accountCalls.logIn, { body: { email, password: `${password}-salah` } }),
  );
  await p.logIn().catch((error: unknown) => {
    throw failed ?? error;
  });
  if (failed) throw failed; // the account may be there, but a candidate was told that it is not
  if (!isNew) return 'dengan akun yang diberi';
  await p.http.ask(registrationCalls.sendVerification);
  const link = async (form: RegExp) => form.exec((await p.hands.simulation?.mails())?.[0]?.link ?? '')?.[1];
  const x = await link(/^\/profile\/verify\/([^?]+)/);
  if (!x) return 'akun baru; buka tautan di surel konfirmasinya dengan tangan';
  await p.http.ask(registrationCalls.verifyEmail, { params: { x } });
  await p.http.ask(registrationCalls.sendResetLink, { body: { email } });
  const token = await link(/^\/reset-password\/([^?]+)/);
  await p.http.ask(registrationCalls.resetPassword, {
    body: fromPasswordReset({ token: token ?? '', email, password }),
  });
  await p.logIn(); // a new password may end the session
  return 'akun baru, surel dikonfirmasi';
};

const records = async (p: Player): Promise<void> => {
  const params = { id: p.facts.me ?? '' };
  const degree = { level: 'S1', major: 'Informatika', startYear: '2016', endYear: '2020' } as const;
  const body = fromEducation({ id: null, institution: 'Universitas Contoh', ...degree });
  const rows = async () => (await p.http.call(profileCalls.educations, { params })).items;
  const before = await rows();
  const requestKey = newKey();
  await p.http.call(profileCalls.saveEducation, { body, requestKey });
  await p.finds('idempotencyKeys', async () => {
    await p.http.call(profileCalls.saveEducation, { body, requestKey });
    const more = (await rows()).length - before.length;
    return more === 1 || `panggilan yang diulang dengan kunci yang sama menyimpan ${more} rekaman, bukan 1`;
  });
  const stored = await rows();
  const added = stored.find(({ id }) => !before.some((row) => row.id === id));
  if (!added) return;
  await p.finds('recordRemoval', async () => {
    const { failure } = await p.aside(() => p.http.call(profileCalls.saveEducation, { body: removalOf(added.id) }));
    if (failure) throw failure;
    return !(await rows()).some(({ id }) => id === added.id) || 'rekaman yang dihapus masih ada';
  });
};

const guardian = (p: Player) =>
  p.finds('guardianConsent', async () => {
    const params = { id: p.facts.me ?? '' };
    const before = await p.http.call(profileCalls.find, { params });
    const mother = { name: 'Ibu Contoh', relation: 'mother', contact: '081200000000', consent: true } as const;
    await new HttpGuardianRepository(p.http).save(mother);
    const after = await p.http.call(profileCalls.find, { params });
    if (after?.guardian_consent !== true) return 'profil tidak menyebut guardian_consent sesudahnya';
    return after.fullname === before?.fullname || 'data lain di profil ikut berubah';
  });

/** Whether a browser can open an address: with the session's cookies if the API serves it. */
const isThere = async (p: Player, address: string): Promise<boolean> => {
  const { origin, pathname } = new URL(address);
  if (!p.http.usesCookies || origin !== p.http.home) return (await fetch(address).catch(() => null))?.ok ?? false;
  const { failure } = await p.aside(() => p.http.file(filesCalls.storedFile, { params: { src: pathname.slice(1) } }));
  return failure === undefined;
};

/** Whether a browser can show the picture that the last reply names. */
const judgePicture = async (p: Player, duty: Duty, src: string | null | undefined): Promise<void> => {
  const exchange = p.http.exchanges.at(-1) ?? null;
  const address = src && p.http.address(src);
  p.judge(duty, src?.startsWith('data:') || (address ? await isThere(p, address) : false), exchange, 1);
};

const photo = async (p: Player, save: (body: FormData) => Promise<unknown>): Promise<void> => {
  const identity = async () =>
    (await p.http.ask(profileCalls.find, { params: { id: p.facts.me ?? '' } }))?.identity_number || null;
  const before = await identity();
  await save(multipart(fromPhoto(jpegOf('foto.jpg'))));
  if (before !== null) p.judge(profileStays, (await identity()) !== null, p.http.exchanges.at(-1) ?? null);
  await judgePicture(p, photoShown, (await p.http.ask(accountCalls.current))?.photo);
};

const profile = async (p: Player): Promise<void> => {
  Object.assign(p.facts, await reference(p.http));
  const position = { company: 'PT Contoh', position: 'Staf', startDate: '2021-02-01', endDate: '', description: '' };
  const save = (body: FormData) => p.http.call(profileCalls.save, { body });
  await p.all(
    () => save(fromPersonalData(personOf(p))),
    () => photo(p, save),
    () => p.http.call(profileCalls.saveSignature, { body: multipart(fromSignature(pngOf('ttd.png'))) }),
    () => guardian(p),
    () => records(p),
    () => p.send(profileCalls.saveCareer, fromCareer({ id: null, ...position })),
    () => p.mustRefuse(refusals.fileTooLarge, () => save(multipart(fromPhoto(jpegOf('foto.jpg', 12_000_000)))), true),
  );
};

/**
 * An order for an open schedule with free seats, and an order for one without. `schema` limits both to one scheme, without the schedule
 * that was already bought.
 */
const ordersOf = async (p: Player, schema?: string) => {
  const now = await p.now();
  const rows = [];
  for (const page of [1, 2, 3, 4, 5]) {
    const read = await p.http.ask(catalogCalls.schedules, { query: { schema, page } });
    rows.push(...(read?.items ?? []));
    if (page >= (read?.last ?? 1)) break;
  }
  const found = rows.flatMap(({ schedule_id, seats_left, registration_until, budgets, schema: { slug } }) => {
    const budget =
      budgets.find(({ source }) => source === 'mandiri') ?? budgets.find(({ source }) => source !== 'prakerja');
    const isOpen = registration_until === null || Date.parse(registration_until) > now;
    const isOther = schema === undefined || schedule_id !== p.facts.schedule;
    if (!budget || !isOpen || !isOther) return [];
    return [
      {
        slug,
        seats: seats_left,
        order: { scheduleId: schedule_id, budgetSource: budget.source, budgetary: budget.id },
      },
    ];
  });
  const { slug, order } = found.find(({ seats }) => seats !== 0) ?? {};
  return { slug, order, full: found.find(({ seats }) => seats === 0)?.order };
};

const noSuchCall: ReadonlySet<number | undefined> = new Set([404, 405, 501]);

/** Null without a token, as of a body that takes transfers: the walk goes on all the same, because staff can mark the purchase as paid. */
const paymentToken = async (p: Player, trxId: string): Promise<string | null> => {
  if (p.wishes.transfer) return null;
  try {
    return (await p.http.call(purchaseCalls.token, { body: { trx_id: trxId } })).token;
  } catch (error) {
    if (error instanceof ApiFailure && noSuchCall.has(error.status)) return null;
    throw error;
  }
};

const purchase = async (p: Player): Promise<string> => {
  const found = await ordersOf(p);
  const [scheduleId = '', budgetSource = '', budgetary = ''] = p.wishes.order?.split('/') ?? [];
  const order = scheduleId ? { scheduleId, budgetSource, budgetary } : found.order;
  if (!order)
    throw new Unable(
      'GET /api/schedule tidak memberi jadwal yang dapat dibeli; namai satu: --order JADWAL/SUMBER/ANGGARAN',
    );
  const create = (body: Order) => new HttpTransactionRepository(p.http).create(body, newKey());
  const { full } = found;
  if (full) await p.mustRefuse(refusals.fullSchedule, () => create(full));
  const tried = await create(order);
  const body = { trx_id: tried.id };
  const token = await paymentToken(p, tried.id);
  await p.finds('paymentChange', async () => {
    if (token === null) throw new Left('tanpa token pembayaran tidak ada cara bayar yang diganti');
    await p.http.call(purchaseCalls.renew, { body });
    return (await p.http.call(purchaseCalls.token, { body })).token !== token || 'token pembayarannya tetap yang lama';
  });
  await p.http.ask(purchaseCalls.cancel, { body });
  p.facts.trx = (await create(order)).id;
  p.facts.schedule = order.scheduleId;
  p.facts.scheme = found.slug ?? '';
  await p.finds('paymentProof', async () => {
    await new HttpPaymentProofRepository(p.http).send(p.trx, pngOf('bukti.png'), newKey());
    const query = { trx_id: p.trx, page: 1 };
    const pending = await p.http.ask(purchaseCalls.list, { params: { list: 'pending' }, query });
    const sent = pending?.items.find(({ trx_id }) => trx_id === p.trx)?.payment_proof;
    return Boolean(sent?.sent_at) || 'pembeliannya tidak menyebut "payment_proof"';
  });
  const isLost = token === null && !p.wishes.transfer;
  const lost = isLost
    ? '; token pembayarannya tidak ada: bila lembaga memakai transfer, uji lagi dengan --transfer'
    : '';
  return `${p.trx}${lost}${full ? '' : '; tidak ada jadwal penuh, jadi penolakannya tidak diperiksa (buat satu, lalu uji lagi dengan --out lain)'}`;
};

const payment = async (p: Player): Promise<void> => {
  const token = await paymentToken(p, p.trx);
  const isPaid = async () => {
    const paid = await p.http.ask(purchaseCalls.list, { params: { list: 'paid' }, query: { page: 1 } });
    return paid?.items.some(({ trx_id }) => trx_id === p.trx) ?? false;
  };
  await p.until(
    `Ubah ${p.trx} menjadi lunas (paid)${token === null ? '' : '; gerbang pembayaran tidak dapat dijalankan dari sini'}.`,
    isPaid,
    (s) =>
      token === null ? s.actAsStaff({ type: 'settle-payment', trxId: p.trx, outcome: 'pay' }) : s.settle(token, 'pay'),
  );
};

const agreement = async (p: Player): Promise<string> => {
  const assessments = new HttpAssessmentRepository(p.http);
  const form = await p.http.ask(assessmentCalls.agreement, { params: { id: p.trx } });
  await p.finds('adjustments', async () => {
    if (!form?.adjustments) return 'GET /api/pre-assessment/{id} tidak memberi "adjustments"';
    const wanted = { needs: ['larger_text', 'other'], other: 'Kursi di dekat pintu' } as const;
    const stored = await p.read(assessments.sendAdjustments(p.trx, wanted, newKey()));
    return Boolean(stored?.adjustments?.request) || 'permintaannya tidak tersimpan';
  });
  await assessments.signAgreement(p.trx, signature, newKey());
  const signed = await p.http.ask(assessmentCalls.agreement, { params: { id: p.trx } });
  if (signed?.signature) await judgePicture(p, signatureShown, signed.signature.image);
  const { exchanges } = p.http;
  if (!exchanges.some(({ call }) => call === signAgreementUnslashed)) return '';
  const at = exchanges.findLastIndex(({ call }) => call === assessmentCalls.signAgreement);
  const [slashed] = exchanges.splice(at, 1);
  return `POST /api/pre-assessment/ dijawab ${slashed?.status}; tanpa garis miring terakhir diterima, dan portal melakukannya`;
};

const approve = { decision: 'approve', note: null, notes: [] } as const;

const apl01 = async (p: Player): Promise<void> => {
  await p.opens('apl01', `Buka APL 01 untuk ${p.trx}.`);
  await sendForm(p, 'apl01');
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

const apl02 = async (p: Player): Promise<string> => {
  await p.until(
    `Setujui APL 01 untuk ${p.trx} sebagai admin.`,
    () => isOpenAfter(p, 'apl01', 'apl02'),
    (s) => s.actAsStaff({ type: 'apl01', trxId: p.trx, ...approve }),
  );
  await sendForm(p, 'apl02');
  return p.facts.apl01Again ?? '';
};

/** Waits until staff have answered the appeal, and judged again after a granted one, unless nobody does. */
const answeredAppeal = async (p: Player): Promise<void> => {
  const isAnswered = async () => {
    const params = { id: p.trx };
    const form = await p.http.ask(assessmentCalls.appeal, { params });
    if (!form?.appeal?.answer) return false;
    return !form.appeal.answer.granted || !(await p.http.ask(assessmentCalls.result, { params }))?.reassessment;
  };
  const answer = { granted: false, text: 'Bukti tetap kurang.', units: [], assessor: null };
  await p
    .until(
      `Jawab banding ${p.trx}, dan nilai lagi bila dikabulkan.`,
      isAnswered,
      (s) => s.actAsStaff({ type: 'answer-appeal', trxId: p.trx, ...answer }),
      true,
    )
    .catch((error: unknown) => {
      if (!(error instanceof Left)) throw error;
    });
};

const result = async (p: Player): Promise<string | undefined> => {
  const assessments = new HttpAssessmentRepository(p.http);
  const read = () => p.http.ask(assessmentCalls.result, { params: { id: p.trx } });
  const decide = { type: 'decide', trxId: p.trx, units: [], note: null } as const;
  await p.until(
    `Putuskan hasil ujian ${p.trx} sebagai asesor: kompeten.`,
    async () => (await read()) !== null,
    (s) => s.actAsStaff(decide),
  );
  const found = await assessments.result(p.trx);
  if (!found) throw new Unable('GET /api/result/{id} tidak memberi hasil');
  if (found.competent === false) {
    const answers = { explained: true, discussed: true, othersInvolved: false };
    await assessments.sendAppeal(p.trx, { answers, reason: 'Bukti belum dinilai.' }, signature, newKey());
    await answeredAppeal(p);
  }
  const last = (await assessments.result(p.trx)) ?? found; // an answered appeal may have changed it
  await assessments.acknowledgeResult(last, signature, newKey());
  p.facts.competent = String(last.competent);
  return last.competent === false ? 'belum kompeten: banding dikirim, sertifikat tidak akan terbit' : undefined;
};

const feedback = async (p: Player): Promise<void> => {
  if (p.facts.competent === undefined && !(await p.isOpen('feedback'))) throw new Left('hasil belum ditandatangani');
  await p.opens('feedback', `Buka umpan balik untuk ${p.trx}.`);
  const components = Object.fromEntries(feedbackComponents.map((name) => [name, { yes: true, note: '' }]));
  const content = { trxId: p.trx, components: components as Feedback['components'], notes: '' };
  await p.http.call(assessmentCalls.sendFeedback, { body: fromFeedback(content), requestKey: newKey() });
  await p.finds('storedFeedback', async () => {
    const stored = await p.http.call(assessmentCalls.feedback, { params: { id: p.trx } });
    return Boolean(stored && toStoredFeedback(p.trx, stored)) || 'tidak semua komponen kembali';
  });
};

const certificate = async (p: Player): Promise<void> => {
  if (p.facts.competent === 'false') throw new Left('belum kompeten');
  const request = () => {
    const pick = async (file: Blob) => (/pdf/.test(file.type) ? file : null);
    return p.http.fileOr(certificateCalls.request, pick, { body: { trx_id: p.trx } });
  };
  await p.until(
    `Terbitkan sertifikat untuk ${p.trx}.`,
    async () => {
      const { value = null } = await p.aside(request);
      return value !== null;
    },
    (s) => s.actAsStaff({ type: 'issue-certificate', trxId: p.trx }),
  );
  const place = await request();
  const id = typeof place === 'string' ? place.split('/').at(-1) : undefined;
  if (id && !/^https?:/.test(String(place))) await p.http.file(certificateCalls.document, { params: { id } });
  else if (id) p.judge(certificateOpens, await isThere(p, String(place)), p.http.exchanges.at(-1) ?? null, 3);
  const timeline = await p.http.ask(assessmentCalls.timeline, { params: { id: p.trx } });
  const no = timeline?.certificate.number;
  p.facts.certificate = no ?? '';
  if (no && p.features.certificateCheck?.on) await p.http.ask(certificateCalls.check, { query: { no } });
};

const afterwards = async (p: Player): Promise<void> => {
  const { items = [] } = (await p.http.ask(notificationCalls.page, { query: { read: 'false', page: 1 } })) ?? {};
  const [first] = items;
  if (first) await p.http.ask(notificationCalls.markAsRead, { body: { id: first.id } });
  await p.http.ask(notificationCalls.markAll, { body: {} });
  await p.finds('deviceReports', async () => {
    await new HttpDeviceReports(p.http).ready(p.trx, await p.now(), ['connection']);
    return true;
  });
  await p.finds('messages', async () => {
    const text = 'Uji panggilan pesan dari portal.';
    const message = { subject: 'question', trxId: '', text, email: p.account.email } as const;
    await new HttpMessageRepository(p.http).send(message, newKey());
    return true;
  });
  await p.finds('repeatPurchases', async () => {
    const { order } = await ordersOf(p, p.facts.scheme);
    if (!order) throw new Left('tidak ada jadwal lain dari skema yang sama');
    const no = p.facts.certificate;
    const repeat: Repeat = no ? { kind: 'renewal', certificate: no } : { kind: 'reassessment', trxId: p.trx };
    const purchases = new HttpTransactionRepository(p.http);
    const { value, failure } = await p.aside(() => purchases.create({ ...order, repeat }, newKey()));
    if (failure) throw failure;
    if (value && value.id !== p.trx) await p.aside(() => purchases.cancel(value.id));
    return (
      isDeepStrictEqual(value?.repeat, repeat) ||
      `pembelian tidak menyebut ${no ? 'renewal_of' : 'previous_transaction_id'} kembali`
    );
  });
};

const farewell = async (p: Player): Promise<void> => {
  await walk(p.http);
  await p.http.callAlone(accountCalls.logOut);
  await p.mustRefuse(refusals.guest, () => p.http.call(profileCalls.find, { params: { id: p.facts.me ?? '' } }));
};

export const life: readonly Step[] = [
  { name: 'guests', title: 'Katalog, tanpa masuk', play: guests },
  { name: 'account', title: 'Daftar dan masuk', lasting: 'membuat akun uji', play: account },
  {
    name: 'profile',
    title: 'Profil, foto, tanda tangan',
    after: 'account',
    lasting: 'mengisi profil akun uji',
    play: profile,
  },
  { name: 'purchase', title: 'Pembelian', after: 'account', lasting: 'membeli sebuah jadwal', play: purchase },
  { name: 'payment', title: 'Pembayaran', after: 'purchase', play: payment },
  {
    name: 'agreement',
    title: 'Persetujuan asesmen',
    after: 'payment',
    lasting: 'menandatangani FR.AK.01',
    play: agreement,
  },
  { name: 'apl01', title: 'APL 01', after: 'payment', lasting: 'mengirim APL 01 dengan file', play: apl01 },
  { name: 'apl02', title: 'APL 02', after: 'apl01', lasting: 'mengirim APL 02 dengan file', play: apl02 },
  ...examSteps,
  {
    name: 'result',
    title: 'Hasil',
    after: 'hand-in',
    lasting: 'menandatangani hasil (atau mengirim banding)',
    play: result,
  },
  { name: 'feedback', title: 'Umpan balik', after: 'payment', lasting: 'mengirim umpan balik', play: feedback },
  { name: 'certificate', title: 'Sertifikat', after: 'result', play: certificate },
  {
    name: 'afterwards',
    title: 'Notifikasi, pesan, pembelian ulang',
    after: 'payment',
    lasting: 'mengirim pesan ke lembaga',
    play: afterwards,
  },
  { name: 'farewell', title: 'Baca semuanya sekali lagi, lalu keluar', after: 'account', play: farewell },
];
